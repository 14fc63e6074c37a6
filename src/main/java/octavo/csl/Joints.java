package octavo.csl;

import octavo.runs.Look;
import octavo.runs.Run;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Pieces of text in a row, with looks, quotations and blocks opening and closing between them.
/// Where a piece starts with a mark and the one before ends in one, only what people would write of
/// the two is kept; marks move into quotations in languages that want that; of two spaces one
/// stays.
final class Joints {
    private static final String MARKS = ":.;!?,";
    private static final String MOVING = ".,!?";

    /// What becomes of two marks that meet, where they do not both stay.
    private static final Map<String, String> MERGED =
            Map.ofEntries(
                    Map.entry("::", ":"),
                    Map.entry(":.", ":"),
                    Map.entry(":!", "!"),
                    Map.entry(":?", "?"),
                    Map.entry("..", "."),
                    Map.entry(";:", ";"),
                    Map.entry(";.", ";"),
                    Map.entry(";;", ";"),
                    Map.entry(";!", "!"),
                    Map.entry(";?", "?"),
                    Map.entry("!:", "!"),
                    Map.entry("!.", "!"),
                    Map.entry("!!", "!"),
                    Map.entry("?:", "?"),
                    Map.entry("?.", "?"),
                    Map.entry("??", "?"),
                    Map.entry(",,", ","));

    private final boolean punctuationInQuote;
    private final List<Piece> pieces = new ArrayList<>();

    Joints(boolean punctuationInQuote) {
        this.punctuationInQuote = punctuationInQuote;
    }

    void text(String text) {
        int settled = 0;
        while (settled < text.length()
                && MARKS.indexOf(text.charAt(settled)) >= 0
                && settle(text.charAt(settled))) {
            settled++;
        }
        String rest = text.substring(settled);
        if (rest.startsWith(" ") && endsInSpace()) {
            rest = rest.stripLeading();
        }
        if (!rest.isEmpty()) {
            pieces.add(new Piece(Kind.TEXT, rest));
        }
    }

    /// Adds text that joins nothing.
    void verbatim(String text) {
        if (!text.isEmpty()) {
            pieces.add(new Piece(Kind.TEXT, text));
        }
    }

    void openLook(Look look) {
        pieces.add(new Piece(look));
    }

    void openName(Out.Named name) {
        pieces.add(new Piece(name));
    }

    /// Ends the last look, or name, that has not ended.
    void closeLook() {
        pieces.add(new Piece(Kind.CLOSE, ""));
    }

    void openQuote(String mark) {
        pieces.add(new Piece(Kind.OPEN_QUOTE, mark));
    }

    void closeQuote(String mark) {
        pieces.add(new Piece(Kind.CLOSE_QUOTE, mark));
    }

    void openBlock(Run.Place place) {
        pieces.add(new Piece(place));
    }

    void closeBlock() {
        pieces.add(new Piece(Kind.CLOSE_BLOCK, ""));
    }

    /// Settles a mark with the end of what is before it; whether nothing is left to be done.
    private boolean settle(char mark) {
        int last = last();
        if (last < 0) {
            return false;
        }
        int quote = closingQuote(last);
        String before = pieces.get(last).text;
        char end = before.charAt(before.length() - 1);
        String merged = MERGED.getOrDefault("" + end + mark, "");
        boolean moves = quote >= 0 && punctuationInQuote && MOVING.indexOf(mark) >= 0;
        if (!merged.isEmpty() && merged.charAt(0) == end && (quote < 0 || moves || end != mark)) {
            return true;
        }
        if (!merged.isEmpty() && quote < 0) {
            if (before.length() == 1) {
                pieces.remove(last);
            } else {
                pieces.get(last).text = before.substring(0, before.length() - 1);
            }
            text(merged);
            return true;
        }
        if (moves) {
            pieces.add(quote, new Piece(Kind.TEXT, String.valueOf(mark)));
        }
        return moves;
    }

    /// The last text, unless a quotation or a block starts or ends behind it; else -1.
    private int last() {
        for (int i = pieces.size() - 1; i >= 0; i--) {
            switch (pieces.get(i).kind) {
                case TEXT -> {
                    return i;
                }
                case OPEN_QUOTE, OPEN_BLOCK, CLOSE_BLOCK -> {
                    return -1;
                }
                case CLOSE_QUOTE, OPEN_LOOK, OPEN_NAME, CLOSE -> {}
            }
        }
        return -1;
    }

    private boolean endsInSpace() {
        int last = last();
        return last >= 0 && pieces.get(last).text.endsWith(" ");
    }

    /// The first closing quotation mark behind a piece, or -1.
    private int closingQuote(int from) {
        for (int i = from + 1; i < pieces.size(); i++) {
            if (pieces.get(i).kind == Kind.CLOSE_QUOTE) {
                return i;
            }
        }
        return -1;
    }

    /// Moves a blank at the very start or end of everything out of the block that it is in.
    private void unblock() {
        if (pieces.isEmpty()) {
            return;
        }
        if (pieces.getFirst().kind == Kind.OPEN_BLOCK) {
            int text = 0;
            while (text < pieces.size() && pieces.get(text).kind != Kind.TEXT) {
                text++;
            }
            if (text < pieces.size() && pieces.get(text).text.charAt(0) == ' ') {
                pieces.get(text).text = pieces.get(text).text.substring(1);
                pieces.addFirst(new Piece(Kind.TEXT, " "));
            }
        }
        if (pieces.getLast().kind == Kind.CLOSE_BLOCK) {
            int text = pieces.size() - 1;
            while (text > 0 && pieces.get(text).kind != Kind.TEXT) {
                text--;
            }
            String last = pieces.get(text).text;
            if (last.endsWith(" ")) {
                pieces.get(text).text = last.substring(0, last.length() - 1);
                pieces.add(new Piece(Kind.TEXT, " "));
            }
        }
    }

    List<Run> runs() {
        unblock();
        List<Frame> open = new ArrayList<>();
        open.add(new Frame(new Piece(Kind.TEXT, "")));
        for (Piece piece : pieces) {
            Frame top = open.getLast();
            switch (piece.kind) {
                case TEXT, OPEN_QUOTE, CLOSE_QUOTE -> top.text.append(piece.text);
                case OPEN_LOOK, OPEN_NAME, OPEN_BLOCK -> {
                    top.flush();
                    open.add(new Frame(piece));
                }
                case CLOSE, CLOSE_BLOCK -> {
                    top.flush();
                    open.removeLast();
                    open.getLast().add(top);
                }
            }
        }
        open.getFirst().flush();
        return open.getFirst().runs;
    }

    private enum Kind {
        TEXT,
        OPEN_QUOTE,
        CLOSE_QUOTE,
        OPEN_LOOK,
        OPEN_NAME,
        OPEN_BLOCK,
        CLOSE,
        CLOSE_BLOCK
    }

    private static final class Piece {
        private static final Out.Named NOBODY = new Out.Named("", 0);

        private final Kind kind;
        private String text;
        private final Look look;
        private final Run.Place place;
        private final Out.Named name;

        Piece(Kind kind, String text) {
            this(kind, text, Look.UPRIGHT, Run.Place.BLOCK, NOBODY);
        }

        Piece(Look look) {
            this(Kind.OPEN_LOOK, "", look, Run.Place.BLOCK, NOBODY);
        }

        Piece(Run.Place place) {
            this(Kind.OPEN_BLOCK, "", Look.UPRIGHT, place, NOBODY);
        }

        Piece(Out.Named name) {
            this(Kind.OPEN_NAME, "", Look.UPRIGHT, Run.Place.BLOCK, name);
        }

        private Piece(Kind kind, String text, Look look, Run.Place place, Out.Named name) {
            this.kind = kind;
            this.text = text;
            this.look = look;
            this.place = place;
            this.name = name;
        }
    }

    /// A look or block that has not ended.
    private static final class Frame {
        private final Piece opening;
        private final List<Run> runs = new ArrayList<>();
        private final StringBuilder text = new StringBuilder();

        Frame(Piece opening) {
            this.opening = opening;
        }

        void flush() {
            if (!text.isEmpty()) {
                runs.add(new Run.Text(text.toString()));
                text.setLength(0);
            }
        }

        void add(Frame inner) {
            if (inner.opening.kind == Kind.OPEN_BLOCK) {
                runs.add(new Run.Block(inner.opening.place, inner.runs));
            } else if (inner.opening.kind == Kind.OPEN_NAME) {
                Out.Named name = inner.opening.name;
                runs.add(new Run.Person(name.list(), name.index(), inner.runs));
            } else if (!inner.runs.isEmpty()) {
                runs.add(new Run.Styled(inner.opening.look, inner.runs));
            }
        }
    }
}
