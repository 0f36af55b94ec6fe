"""The web table: tables that many people share, over HTTP and one socket for each open table."""
