-- Records that keep an import from being undone are listed with their id; the next try lists them again.
update import set held = '[]', problem = null where held <> '[]';
