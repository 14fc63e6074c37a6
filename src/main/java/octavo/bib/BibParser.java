package octavo.bib;

import octavo.text.Diagnostic;
import octavo.text.Span;
import octavo.text.Wording;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/// Reads a `.bib` file into items that cover all of its bytes. It takes any bytes, never fails, and
/// takes time linear in their number.
public final class BibParser {
    private final Source source;
    private final Cursor in;
    private final List<BibItem> items = new ArrayList<>();
    private final List<Diagnostic> diagnostics = new ArrayList<>(0);

    /// Where the free text that is being gathered began.
    private int textStart;

    private BibParser(Source source, int start, int end) {
        this.source = source;
        this.in = new Cursor(source.bytes(), start, end);
        this.textStart = start;
    }

    /// Reads the bytes of a file.
    public static BibFile parse(byte[] file) {
        return BibFile.read(file);
    }

    /// Reads a text, as if it were a file in UTF-8.
    public static BibFile parse(String text) {
        return parse(text.getBytes(StandardCharsets.UTF_8));
    }

    static List<BibItem> items(Source source) {
        return new BibParser(source, 0, source.bytes().length).items();
    }

    private List<BibItem> items() {
        while (!in.done()) {
            int b = in.here();
            if (b == '@') {
                block();
            } else if (b == '%') {
                remark();
            } else {
                in.at++;
            }
        }
        flush(in.end);
        return items;
    }

    /// Ends the free text before a position, and starts the next there.
    private void flush(int before) {
        if (before > textStart) {
            items.add(new BibText(new Slice(source, textStart, before), diagnostics));
            diagnostics.clear();
        }
    }

    private void block() {
        int start = in.at;
        boolean inWord = start > textStart && isLetterOrDigit(in.bytes[start - 1]);
        if (inWord && !in.atBlockHead()) {
            in.at++;
            return;
        }
        in.at++;
        in.skipWhite();
        Span word = in.name();
        in.skipWhite();
        if (in.here() == '{' || in.here() == '(') {
            if (word.isEmpty()) {
                lone(start);
                return;
            }
            int open = in.at;
            in.at = start;
            BlockReader reader = new BlockReader(source, in);
            in.at = open;
            take(start, reader.read(word));
        } else if (in.isWord(word, Cursor.COMMENT)) {
            in.at = word.end();
            in.skipLine();
            take(start, new BibComment(new Slice(source, start, in.at)));
        } else {
            lone(start);
        }
    }

    private void take(int start, BibItem item) {
        flush(start);
        items.add(item);
        textStart = in.at;
    }

    /// An `@` that begins no block is text; it is reported where it stands alone on its line, as
    /// then somebody meant an entry.
    private void lone(int start) {
        int resume = start + 1;
        in.at = start;
        if (in.startsLine()) {
            diagnostics.add(
                    new Diagnostic(
                            new Span(start - textStart, resume - textStart),
                            BibProblem.LONE_AT,
                            Wording.of("No entry begins here: expected @type{key, …}.")));
        }
        in.at = resume;
    }

    private static boolean isLetterOrDigit(byte b) {
        return b < 0 || Character.isLetterOrDigit(b);
    }

    /// From a `%` to the end of the line; a run of such lines that holds an entry is a disabled
    /// entry.
    private void remark() {
        int start = in.at;
        boolean ownLine = in.startsLine();
        in.skipLine();
        if (!ownLine || !headWithin(start, in.at)) {
            return;
        }
        int to = in.at;
        while (nextLineIsRemark()) {
            if (headWithin(in.at, lineEnd())) {
                in.at = to;
                break;
            }
            in.skipLine();
            to = in.at;
        }
        in.at = to;
        take(start, new BibDisabled(new Slice(source, start, to)));
    }

    private int lineEnd() {
        int mark = in.at;
        in.skipLine();
        int end = in.at;
        in.at = mark;
        return end;
    }

    /// Goes to the `%` that starts the next line, if one does.
    private boolean nextLineIsRemark() {
        int mark = in.at;
        if (in.here() == '\r') {
            in.at++;
        }
        if (in.here() == '\n') {
            in.at++;
        }
        while (in.here() == ' ' || in.here() == '\t') {
            in.at++;
        }
        if (in.at > mark && in.here() == '%') {
            return true;
        }
        in.at = mark;
        return false;
    }

    /// Whether a line of remark holds the head of an entry.
    private boolean headWithin(int from, int to) {
        int mark = in.at;
        boolean found = false;
        for (in.at = from; in.at < to && !found; in.at++) {
            int b = in.here();
            if (b == '@') {
                found = in.atBlockHead();
                break;
            }
            if (b != '%' && b != ' ' && b != '\t') {
                break;
            }
        }
        in.at = mark;
        return found;
    }
}
