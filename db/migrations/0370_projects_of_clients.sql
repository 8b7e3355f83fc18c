-- An import that is undone asks who refers to its clients.
create index project_client on project (client_id);
