package octavo.gui.manual;

import octavo.gui.manual.ManualPiece.Look;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Reads the Markdown of the documentation: headings, paragraphs, lists, tables, code, links, bold,
/// italic and monospaced text. Pictures are left out.
final class ManualText {
    private static final Pattern HEADING = Pattern.compile("(#{1,6})\\s+(.*)");
    private static final Pattern ITEM = Pattern.compile("(-|\\d+\\.)\\s+(.*)");
    private static final Pattern FENCE = Pattern.compile("\\s*```.*");
    private static final Pattern CODE_LINE = Pattern.compile("(?: {4}|\\t)(.*)");
    private static final Pattern RULE = Pattern.compile("\\|[\\s:|-]+");

    /// Code, a link or picture, bold, italic, an address, an escaped character.
    private static final Pattern INLINE =
            Pattern.compile(
                    "(?<ticks>`+)(?<code>.+?)\\k<ticks>(?!`)"
                        + "|(?<picture>!?)\\[(?<text>(?:`[^`]*`|[^\\[\\]])*)\\]\\((?<target>[^()\\s]+)\\)"
                        + "|\\*\\*(?<bold>.+?)\\*\\*|\\*(?<italic>[^\\s*](?:.*?[^\\s*])?)\\*"
                        + "|<(?<address>https?://[^>\\s]+)>|\\\\(?<escaped>\\p{Punct})",
                    Pattern.DOTALL);

    private final List<String> lines;
    private final List<ManualBlock> blocks = new ArrayList<>();
    private int at;

    private ManualText(String text) {
        lines = text.lines().toList();
    }

    static List<ManualBlock> parse(String text) {
        ManualText reader = new ManualText(text);
        while (reader.at < reader.lines.size()) {
            reader.block();
        }
        return List.copyOf(reader.blocks);
    }

    private void block() {
        String line = lines.get(at);
        Matcher heading = HEADING.matcher(line);
        Matcher item = ITEM.matcher(line);
        if (line.isBlank()) {
            at++;
        } else if (FENCE.matcher(line).matches()) {
            at++;
            code(gather(it -> !FENCE.matcher(it).matches()));
            at++;
        } else if (CODE_LINE.matcher(line).matches()) {
            code(gather(it -> it.isBlank() || CODE_LINE.matcher(it).matches()));
        } else if (heading.matches()) {
            at++;
            blocks.add(
                    new ManualBlock.Heading(heading.group(1).length(), pieces(heading.group(2))));
        } else if (line.startsWith("|")) {
            table(gather(it -> it.startsWith("|")));
        } else if (item.matches()) {
            at++;
            String rest =
                    gather(it -> it.startsWith(" ") && !it.isBlank()).stream()
                            .map(String::strip)
                            .collect(Collectors.joining(" "));
            String mark = item.group(1).equals("-") ? "•" : item.group(1);
            blocks.add(new ManualBlock.Item(mark, pieces(item.group(2) + " " + rest)));
        } else {
            paragraph();
        }
    }

    private List<String> gather(Predicate<String> belongs) {
        int from = at;
        while (at < lines.size() && belongs.test(lines.get(at))) {
            at++;
        }
        return lines.subList(from, at);
    }

    private void code(List<String> source) {
        boolean indented = source.stream().allMatch(it -> it.isBlank() || it.startsWith("    "));
        String text =
                String.join(
                        "\n",
                        source.stream()
                                .map(it -> indented && !it.isBlank() ? it.substring(4) : it)
                                .toList());
        blocks.add(new ManualBlock.Code(text.stripTrailing()));
    }

    private void table(List<String> source) {
        blocks.add(
                new ManualBlock.Table(
                        source.stream()
                                .filter(line -> !RULE.matcher(line).matches())
                                .map(ManualText::cells)
                                .toList()));
    }

    private static List<List<ManualPiece>> cells(String line) {
        String inner = line.strip().replaceFirst("^\\|", "").replaceFirst("(?<!\\\\)\\|$", "");
        return Pattern.compile("(?<!\\\\)\\|")
                .splitAsStream(inner)
                .map(cell -> pieces(cell.replace("\\|", "|")))
                .toList();
    }

    private void paragraph() {
        List<String> source =
                gather(line ->
                        !line.isBlank()
                                && !line.startsWith("|")
                                && !ITEM.matcher(line).matches()
                                && !HEADING.matcher(line).matches()
                                && !FENCE.matcher(line).matches());
        List<ManualPiece> text = pieces(String.join(" ", source));
        if (!text.isEmpty()) {
            blocks.add(new ManualBlock.Paragraph(text));
        }
    }

    private static List<ManualPiece> pieces(String text) {
        List<ManualPiece> pieces = new ArrayList<>();
        add(text.strip(), Look.PLAIN, "", pieces);
        return pieces;
    }

    private static void add(String text, Look look, String target, List<ManualPiece> pieces) {
        int done = 0;
        for (MatchResult found : INLINE.matcher(text).results().toList()) {
            addPlain(text.substring(done, found.start()), look, target, pieces);
            done = found.end();
            if (found.group("code") != null) {
                pieces.add(new ManualPiece(found.group("code"), Look.CODE, target));
            } else if (found.group("bold") != null) {
                add(found.group("bold"), Look.BOLD, target, pieces);
            } else if (found.group("italic") != null) {
                add(found.group("italic"), Look.ITALIC, target, pieces);
            } else if (found.group("address") != null) {
                String address = found.group("address");
                pieces.add(new ManualPiece(address, look, address));
            } else if (found.group("escaped") != null) {
                addPlain(found.group("escaped"), look, target, pieces);
            } else if (found.group("picture").isEmpty()) {
                add(found.group("text"), look, found.group("target"), pieces);
            }
        }
        addPlain(text.substring(done), look, target, pieces);
    }

    private static void addPlain(String text, Look look, String target, List<ManualPiece> pieces) {
        if (!text.isEmpty()) {
            pieces.add(new ManualPiece(text, look, target));
        }
    }
}
