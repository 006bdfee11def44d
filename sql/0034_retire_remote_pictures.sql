-- The server now fetches a picture on another host when it is first requested, and keeps it in `media`. The
-- next release drops the table: the version before this one must still run on the newer tables.
COMMENT ON TABLE remote_pictures IS 'No longer used. The next release drops it, with its trigger.';
