package octavo.importer;

import octavo.pdf.PageLine;
import octavo.pdf.PageText;
import octavo.text.LetterFolding;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/// The title on a paper's first page: a few lines that stand out by size, weight and position.
///
/// @param lines of the title, from the top
/// @param page their page
record PaperTitle(List<PageLine> lines, PageText page) {
    private static final double ENOUGH = 2.5;
    private static final int MOST_WORDS = 35;

    /// Headers above titles.
    private static final Pattern HEAD =
            Pattern.compile(
                    "(?iU)^(?:(?:in )?proceedings of\\b|(?:in:|vol(?:ume|\\.)|issn|isbn|issue|doi"
                        + "|pp\\.|no\\.|arxiv:|https?:|www\\.|©|copyright|\\(c\\)).*|(?:the"
                        + " )?(?:(?:international|european|american|british|open) )?(?:journal"
                        + " (?:of|for|on)|annals of|(?:ieee|acm)"
                        + " (?:transactions|journal)|transactions (?:on|of)|procedia|lecture notes"
                        + " in|advances in .*processing systems)\\b"
                        + "|(?:published|downloaded|available|posted|presented|submitted|accepted|received|revised|printed|reprinted|contents"
                        + " lists|cite|to appear|citation|see discussions|provided by|supported"
                        + " by)\\b|this (?:article|work|document|version|paper|file|content)"
                        + " (?:is|was|has|may)\\b|this is (?:the|an?)"
                        + " (?:author|accepted|pre|post|peer|version|copy)|(?:author'?s?"
                        + " (?:version|manuscript)|all"
                        + " rights|keywords?|abstract|acknowledge?ments?|table of contents)\\b).*");

    /// Words for kinds of texts; alone on a line they are not a title.
    private static final Pattern KIND =
            Pattern.compile(
                    "(?iU)(?:(?:original|short|full|regular|invited|contributed|brief|special)? ?"
                        + "(?:research|review|feature)?"
                        + " ?(?:article|paper|letters?|communication|note|report|review|survey|editorial|commentary|chapter(?:"
                        + " \\d+)?|contribution|preprint|draft|research|poster)s?(?:"
                        + " ?\\([^)]*\\))?|open access|(?:technical|research) report.{0,20}|working"
                        + " paper.{0,30}|\\d+ introduction|introduction|confidential|discussion"
                        + " paper|under review.*|unknown publication.*)");

    /// Cover pages added by a repository or publisher.
    private static final Pattern COVER =
            Pattern.compile(
                    "(?is).*(?:this (?:file|article|content|version|document) was (?:downloaded"
                            + "|published|accepted)|see discussions, stats, and author profiles"
                            + "|multi-?disciplinary open access|author.?s version of (?:a|the) work"
                            + "|your use of the jstor archive|this is an? (?:author|accepted|post)"
                            + "|terms and conditions of use|to cite this version|cover ?page"
                            + "|link to published version|this is the peer reviewed version"
                            + "|document version).*");

    private static final Pattern MARKS = Pattern.compile("[\\s*∗†‡§¶⋆★#]+$");
    private static final Pattern ADDRESS = Pattern.compile("\\S+@\\S+|https?://\\S+|10\\.\\d{4,}/");

    /// No title follows these.
    private static final Set<String> BEGINNINGS =
            Set.of("abstract", "introduction", "1 introduction");

    PaperTitle {
        lines = List.copyOf(lines);
    }

    /// The title on the first page, or on the second if the first is a cover page.
    static Optional<PaperTitle> of(List<PageText> pages) {
        if (pages.isEmpty()) {
            return Optional.empty();
        }
        boolean cover = isCover(pages.getFirst());
        double body = bodySize(pages);
        Optional<PaperTitle> first = on(pages.getFirst(), body);
        return cover && pages.size() > 1 ? on(pages.get(1), body).or(() -> first) : first;
    }

    private static boolean isCover(PageText page) {
        return COVER.matcher(page.text()).matches();
    }

    /// The prevailing font size.
    static double bodySize(List<PageText> pages) {
        Map<Double, Integer> letters = new HashMap<>();
        for (PageText page : pages) {
            page.lines().forEach(it -> letters.merge(it.size(), it.text().length(), Integer::sum));
        }
        return letters.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .orElse(1.0);
    }

    private static Optional<PaperTitle> on(PageText page, double body) {
        return blocks(page).stream()
                .map(block -> new PaperTitle(block, page))
                .filter(PaperTitle::isPossible)
                .filter(title -> title.score(body) >= ENOUGH)
                .max(Comparator.comparingDouble(title -> title.score(body)));
    }

    /// Consecutive lines of the same size and weight.
    private static List<List<PageLine>> blocks(PageText page) {
        List<PageLine> sorted = new ArrayList<>(page.lines());
        sorted.removeIf(line -> isHead(line.text()));
        sorted.sort(Comparator.comparingDouble(PageLine::y).thenComparingDouble(PageLine::x));
        List<List<PageLine>> blocks = new ArrayList<>();
        for (PageLine line : sorted) {
            Optional<List<PageLine>> open =
                    blocks.stream()
                            .filter(block -> continues(block.getLast(), line))
                            .reduce((_, last) -> last);
            if (open.isPresent()) {
                open.get().add(line);
            } else {
                blocks.add(new ArrayList<>(List.of(line)));
            }
        }
        return blocks;
    }

    private static boolean continues(PageLine above, PageLine line) {
        double gap = line.y() - above.y();
        boolean overlaps =
                line.x() < above.x() + above.width() && above.x() < line.x() + line.width();
        return Math.abs(above.size() - line.size()) < 0.6
                && above.bold() == line.bold()
                && gap >= 0
                && gap < 1.9 * Math.max(line.size(), 6)
                && (overlaps || gap < 2);
    }

    private static boolean isHead(String text) {
        String words = text.strip();
        long letters = words.chars().filter(Character::isLetter).count();
        long signs = words.chars().filter(c -> !Character.isWhitespace(c)).count();
        return letters * 2 < signs
                || HEAD.matcher(words).matches()
                || KIND.matcher(words).matches()
                || ADDRESS.matcher(words).find();
    }

    private boolean isPossible() {
        String text = text();
        return text.chars().filter(Character::isLetter).count() >= 4 && text.length() < 500;
    }

    private double score(double body) {
        PageLine first = lines.getFirst();
        int words = text().split(" ", -1).length;
        boolean centred =
                lines.stream()
                        .allMatch(line ->
                                Math.abs(line.x() + line.width() / 2 - page.width() / 2)
                                                < 0.06 * page.width()
                                        && line.x() > 0.12 * page.width());
        double height = first.y() / Math.max(1, page.height());
        return Math.min(15, 10 * (first.size() / Math.max(1, body) - 1))
                + (first.bold() ? 1.5 : 0)
                + (text().chars().noneMatch(Character::isLowerCase) ? 0.8 : 0)
                + (centred ? 1 : 0)
                + 1.5 * (1 - height)
                - (height > 0.66 ? 3 : 0)
                + (words > MOST_WORDS ? -6 : words > 2 ? 1 : words == 1 ? -1.5 : 0)
                - (comesLate() ? 4 : 0);
    }

    /// Whether the text of the paper starts above it.
    private boolean comesLate() {
        return page.lines().stream()
                .filter(line -> line.y() < lines.getFirst().y())
                .map(line -> LetterFolding.of(line.text()).bare())
                .anyMatch(BEGINNINGS::contains);
    }

    /// The words of the title, without footnote marks.
    String text() {
        return MARKS.matcher(joined(lines.stream().map(PageLine::text).toList())).replaceFirst("");
    }

    /// Joins lines. A hyphen at a line's end is kept before a capital letter.
    static String joined(List<String> lines) {
        var text = new StringBuilder();
        for (String line : lines) {
            boolean cut =
                    text.length() > 1
                            && text.charAt(text.length() - 1) == '-'
                            && Character.isLetter(text.charAt(text.length() - 2));
            if (cut && !line.isEmpty() && Character.isLowerCase(line.charAt(0))) {
                text.setLength(text.length() - 1);
            } else if (!cut && !text.isEmpty()) {
                text.append(' ');
            }
            text.append(line.strip());
        }
        return text.toString();
    }

    /// Whether joined lines of a page have these words.
    static boolean isPrinted(String title, PageText page) {
        String sought = LetterFolding.of(title).bare();
        List<String> lines =
                page.lines().stream().map(line -> LetterFolding.of(line.text()).bare()).toList();
        for (int i = 0; i < lines.size() && !sought.isEmpty(); i++) {
            var text = new StringBuilder();
            for (int j = i; j < lines.size() && text.length() < sought.length(); j++) {
                text.append(text.isEmpty() ? "" : " ").append(lines.get(j));
                if (text.toString().equals(sought)) {
                    return true;
                }
            }
        }
        return false;
    }
}
