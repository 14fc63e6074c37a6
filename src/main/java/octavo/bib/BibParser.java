package octavo.bib;

import octavo.text.Diagnostic;
import octavo.text.LocalizedSentence;
import octavo.text.Span;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/// Parses a `.bib` file into items that cover all of its bytes. It accepts any input, never fails
/// and takes linear time.
public final class BibParser {
    /// Files of at least this many bytes are parsed in parallel.
    private static final int LARGE = 1 << 22;

    private final SourceBytes source;
    private final ByteCursor in;
    private final List<BibItem> items = new ArrayList<>();
    private final List<Diagnostic> diagnostics = new ArrayList<>(0);

    /// Start positions of this parser and the others, ascending.
    private final int[] starts;

    /// Start of the free text being collected.
    private int textStart;

    private BibParser(SourceBytes source, int start, int[] starts) {
        this.source = source;
        this.in = new ByteCursor(source.bytes(), start, source.bytes().length);
        this.starts = starts;
        this.textStart = start;
    }

    /// Parses the bytes of a file.
    public static BibFile parse(byte[] file) {
        return BibFile.read(file);
    }

    /// Parses a text as if it were a UTF-8 file.
    public static BibFile parse(String text) {
        return parse(text.getBytes(StandardCharsets.UTF_8));
    }

    static List<BibItem> items(SourceBytes source) {
        int length = source.bytes().length;
        int parts = length < LARGE ? 1 : Runtime.getRuntime().availableProcessors();
        return items(source, IntStream.range(1, parts).map(i -> length / parts * i).toArray());
    }

    /// Parses from several positions in parallel.
    ///
    /// A parser that starts at a block head at the start of a line reads what any parser reads that
    /// arrives there between two blocks. So each reads on until it reaches another's start. A start
    /// that no parser reaches is inside a block, and its result is dropped.
    ///
    /// @param cuts positions after which to look for such heads, ascending
    static List<BibItem> items(SourceBytes source, int... cuts) {
        int[] starts = starts(source, cuts);
        List<BibParser> parsers =
                Arrays.stream(starts).mapToObj(at -> new BibParser(source, at, starts)).toList();
        parsers.parallelStream().forEach(BibParser::read);
        List<BibItem> items = parsers.getFirst().items;
        int at = parsers.getFirst().in.at;
        while (at < source.bytes().length) {
            BibParser next = parsers.get(Arrays.binarySearch(starts, at));
            items.addAll(next.items);
            at = next.in.at;
        }
        return items;
    }

    static int[] starts(SourceBytes source, int... cuts) {
        int end = source.bytes().length;
        IntStream heads =
                Arrays.stream(cuts)
                        .map(cut -> new ByteCursor(source.bytes(), cut, end).nextHead(end))
                        .filter(head -> head < end);
        return IntStream.concat(IntStream.of(0), heads).distinct().toArray();
    }

    /// Reads to the end, or to another parser's start.
    private void read() {
        int start = in.at;
        while (!in.done() && (in.at == start || !isStart())) {
            int b = in.here();
            if (b == '@') {
                block();
            } else if (b == '%') {
                remark();
            } else {
                in.at++;
            }
        }
        flush(Math.min(in.at, in.end));
    }

    private boolean isStart() {
        return in.here() == '@' && Arrays.binarySearch(starts, in.at) >= 0;
    }

    /// Ends the free text before a position and starts the next there.
    private void flush(int before) {
        if (before > textStart) {
            items.add(new BibText(new ByteSlice(source, textStart, before), diagnostics));
            diagnostics.clear();
        }
    }

    private void block() {
        int start = in.at;
        boolean inWord = start > textStart && isLetterOrDigit(in.bytes[start - 1]);
        if (inWord && !in.atBlockHead()) {
            lone(start);
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
        } else if (in.isWord(word, ByteCursor.COMMENT)) {
            in.at = word.end();
            in.skipLine();
            take(start, new BibComment(new ByteSlice(source, start, in.at)));
        } else {
            lone(start);
        }
    }

    private void take(int start, BibItem item) {
        flush(start);
        items.add(item);
        textStart = in.at;
    }

    /// An `@` that starts no block is text to us, though not to other programs. It is reported at
    /// the start of a line, where an entry was probably meant, and otherwise once per text.
    private void lone(int start) {
        int resume = start + 1;
        in.at = start;
        if (in.startsLine() || diagnostics.isEmpty()) {
            diagnostics.add(
                    new Diagnostic(
                            new Span(start - textStart, resume - textStart),
                            BibProblem.LONE_AT,
                            LocalizedSentence.of(
                                    "No entry starts here, but BibTeX and biber expect one after"
                                            + " every @: @type{key, …}.")));
        }
        in.at = resume;
    }

    private static boolean isLetterOrDigit(byte b) {
        return b < 0 || Character.isLetterOrDigit(b);
    }

    /// From a `%` to the end of the line; a run of such lines that contains an entry is a disabled
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
        take(start, new BibDisabled(new ByteSlice(source, start, to)));
    }

    private int lineEnd() {
        int mark = in.at;
        in.skipLine();
        int end = in.at;
        in.at = mark;
        return end;
    }

    /// Moves to the `%` at the start of the next line, if there is one.
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

    /// Whether a commented line contains an entry head.
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
