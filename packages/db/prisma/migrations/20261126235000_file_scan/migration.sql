-- What the virus scanner of the installation said of an uploaded file.
alter table stored_file add column scan text not null default 'notScanned';
alter table stored_file add constraint stored_file_scan check (scan in ('notScanned', 'waiting', 'clean', 'infected'));
