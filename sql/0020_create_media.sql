-- Pictures that posts bring along, each in several widths and formats, ready to be sent.
CREATE TABLE media (
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{16}$'),
  width integer NOT NULL CHECK (width BETWEEN 1 AND 2400),
  format text NOT NULL CHECK (format IN ('avif', 'webp')),
  content bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (hash, width, format)
);

-- AVIF and WebP are compressed: another attempt only costs time.
ALTER TABLE media ALTER COLUMN content SET STORAGE EXTERNAL;

COMMENT ON TABLE media IS 'Pictures of posts, served as /media/{hash}-{width}.{format} for ever.';
COMMENT ON COLUMN media.hash IS 'Of the original file and of how it is resized; other bytes get another address.';
COMMENT ON COLUMN media.width IS 'Pixels.';
COMMENT ON COLUMN media.format IS 'avif or webp.';
COMMENT ON COLUMN media.content IS 'The file.';
COMMENT ON COLUMN media.created_at IS 'When it was stored.';
