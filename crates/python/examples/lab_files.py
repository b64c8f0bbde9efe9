"""What the laboratory has written, read by DuckDB.

    tapis sim shards --seat greedy,random --games 500 --seed 1 --out matches.parquet --cards cards.parquet
    python lab_files.py matches.parquet cards.parquet

CSV files are read in the same way. The columns stand in docs/lab-schema.md.
"""

import sys

import duckdb

WINS = """
    SELECT seat0, seat1, count(*) AS matches, round(avg(won0::INT), 3) AS first_seat_wins, median(turns) AS turns
    FROM read_matches GROUP BY ALL ORDER BY ALL
"""
CARDS = """
    SELECT entrant, card, count(*) AS seen, round(avg(won::INT), 3) AS won_when_seen,
           round(avg(won::INT) FILTER (played > 0), 3) AS won_when_played
    FROM read_cards GROUP BY ALL HAVING count(*) >= 20 ORDER BY won_when_played DESC NULLS LAST LIMIT 15
"""


def tables(matches, cards=None):
    """A connection that knows the files as `read_matches` and `read_cards`."""
    connection = duckdb.connect()
    for name, path in [("read_matches", matches), ("read_cards", cards)]:
        if path:
            quoted = str(path).replace("'", "''")
            connection.execute(f"CREATE VIEW {name} AS SELECT * FROM '{quoted}'")
    return connection


def main(matches, cards=None):
    connection = tables(matches, cards)
    print(connection.sql(WINS))
    if cards:
        print(connection.sql(CARDS))
    return connection


if __name__ == "__main__":
    main(*sys.argv[1:3])
