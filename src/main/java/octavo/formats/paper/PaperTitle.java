package octavo.formats.paper;

import octavo.files.pdf.PageLine;
import octavo.files.pdf.PageText;
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
/// @param titleLines of the title, from the top
/// @param pageText their page
record PaperTitle(List<PageLine> titleLines, PageText pageText) {
    private static final double MIN_SCORE = 2.5;
    private static final int MOST_WORDS = 35;

    /// Headers above titles.
    private static final Pattern RUNNING_HEAD =
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
    private static final Pattern KIND_LABEL =
            Pattern.compile(
                    "(?iU)(?:(?:original|short|full|regular|invited|contributed|brief|special)? ?"
                        + "(?:research|review|feature)?"
                        + " ?(?:article|paper|letters?|communication|note|report|review|survey|editorial|commentary|chapter(?:"
                        + " \\d+)?|contribution|preprint|draft|research|poster)s?(?:"
                        + " ?\\([^)]*\\))?|open access|(?:technical|research) report.{0,20}|working"
                        + " paper.{0,30}|\\d+"
                        + " introduction|introduction|references|bibliography|acknowledge?ments?|conclusions?|appendix|confidential|discussion"
                        + " paper|under review.*|unknown publication.*)");

    /// Cover pages added by a repository or publisher.
    private static final Pattern COVER_PAGE =
            Pattern.compile(
                    "(?is).*(?:this (?:file|article|content|version|document) was (?:downloaded"
                            + "|published|accepted)|see discussions, stats, and author profiles"
                            + "|multi-?disciplinary open access|author.?s version of (?:a|the) work"
                            + "|your use of the jstor archive|this is an? (?:author|accepted|post)"
                            + "|terms and conditions of use|to cite this version|cover ?page"
                            + "|link to published version|this is the peer reviewed version"
                            + "|document version).*");

    private static final Pattern FOOTNOTE_MARKS = Pattern.compile("[\\s*∗†‡§¶⋆★#]+$");
    private static final Pattern ADDRESS = Pattern.compile("\\S+@\\S+|https?://\\S+|10\\.\\d{4,}/");

    /// No title follows these.
    private static final Set<String> BODY_BEGINNINGS =
            Set.of(
                    "abstract",
                    "introduction",
                    "1 introduction",
                    "references",
                    "bibliography",
                    "acknowledgements",
                    "acknowledgments");

    PaperTitle {
        titleLines = List.copyOf(titleLines);
    }

    /// The title on the first page, or on the second if the first is a cover page.
    static Optional<PaperTitle> of(List<PageText> pageTexts) {
        if (pageTexts.isEmpty() || isReferenceList(pageTexts.getFirst())) {
            return Optional.empty();
        }
        boolean cover = isCover(pageTexts.getFirst());
        double bodyTextSize = bodySize(pageTexts);
        Optional<PaperTitle> firstTitle = bestOnPage(pageTexts.getFirst(), bodyTextSize);
        return cover && pageTexts.size() > 1
                ? bestOnPage(pageTexts.get(1), bodyTextSize).or(() -> firstTitle)
                : firstTitle;
    }

    /// Whether a page begins with the references of a paper that is elsewhere.
    private static boolean isReferenceList(PageText pageText) {
        return pageText.lines().stream()
                .sorted(Comparator.comparingDouble(PageLine::y))
                .filter(line -> !isRunningHead(line.text()))
                .findFirst()
                .filter(line -> PaperDoi.REFERENCES.matcher(line.text().strip()).matches())
                .isPresent();
    }

    private static boolean isCover(PageText pageText) {
        return COVER_PAGE.matcher(pageText.text()).matches();
    }

    /// The prevailing font size.
    static double bodySize(List<PageText> pageTexts) {
        Map<Double, Integer> lettersBySize = new HashMap<>();
        for (PageText pageText : pageTexts) {
            pageText.lines()
                    .forEach(it ->
                            lettersBySize.merge(it.fontSize(), it.text().length(), Integer::sum));
        }
        return lettersBySize.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .orElse(1.0);
    }

    private static Optional<PaperTitle> bestOnPage(PageText pageText, double bodyTextSize) {
        return lineBlocks(pageText).stream()
                .map(block -> new PaperTitle(block, pageText))
                .filter(PaperTitle::isPossible)
                .filter(title -> title.titleScore(bodyTextSize) >= MIN_SCORE)
                .max(Comparator.comparingDouble(title -> title.titleScore(bodyTextSize)));
    }

    /// Consecutive lines of the same size and weight.
    private static List<List<PageLine>> lineBlocks(PageText pageText) {
        List<PageLine> sortedLines = new ArrayList<>(pageText.lines());
        sortedLines.removeIf(pageLine -> isRunningHead(pageLine.text()));
        sortedLines.sort(Comparator.comparingDouble(PageLine::y).thenComparingDouble(PageLine::x));
        List<List<PageLine>> blocks = new ArrayList<>();
        for (PageLine pageLine : sortedLines) {
            Optional<List<PageLine>> openBlock =
                    blocks.stream()
                            .filter(block -> continuesBlock(block.getLast(), pageLine))
                            .reduce((_, last) -> last);
            if (openBlock.isPresent()) {
                openBlock.get().add(pageLine);
            } else {
                blocks.add(new ArrayList<>(List.of(pageLine)));
            }
        }
        return blocks;
    }

    private static boolean continuesBlock(PageLine lineAbove, PageLine pageLine) {
        double lineGap = pageLine.y() - lineAbove.y();
        boolean isOverlapping =
                pageLine.x() < lineAbove.x() + lineAbove.width()
                        && lineAbove.x() < pageLine.x() + pageLine.width();
        return Math.abs(lineAbove.fontSize() - pageLine.fontSize()) < 0.6
                && lineAbove.isBold() == pageLine.isBold()
                && lineGap >= 0
                && lineGap < 1.9 * Math.max(pageLine.fontSize(), 6)
                && (isOverlapping || lineGap < 2);
    }

    private static boolean isRunningHead(String lineText) {
        String strippedText = lineText.strip();
        long letterCount = strippedText.chars().filter(Character::isLetter).count();
        long signCount = strippedText.chars().filter(c -> !Character.isWhitespace(c)).count();
        return letterCount * 2 < signCount
                || RUNNING_HEAD.matcher(strippedText).matches()
                || KIND_LABEL.matcher(strippedText).matches()
                || ADDRESS.matcher(strippedText).find();
    }

    private boolean isPossible() {
        String text = titleText();
        return text.chars().filter(Character::isLetter).count() >= 4 && text.length() < 500;
    }

    private double titleScore(double bodyTextSize) {
        PageLine firstLine = titleLines.getFirst();
        int wordCount = titleText().split(" ", -1).length;
        boolean isCentred =
                titleLines.stream()
                        .allMatch(line ->
                                Math.abs(line.x() + line.width() / 2 - pageText.width() / 2)
                                                < 0.06 * pageText.width()
                                        && line.x() > 0.12 * pageText.width());
        double relativeHeight = firstLine.y() / Math.max(1, pageText.height());
        return Math.min(15, 10 * (firstLine.fontSize() / Math.max(1, bodyTextSize) - 1))
                + (firstLine.isBold() ? 1.5 : 0)
                + (titleText().chars().noneMatch(Character::isLowerCase) ? 0.8 : 0)
                + (isCentred ? 1 : 0)
                + 1.5 * (1 - relativeHeight)
                - (relativeHeight > 0.66 ? 3 : 0)
                + (wordCount > MOST_WORDS ? -6 : wordCount > 2 ? 1 : wordCount == 1 ? -1.5 : 0)
                - (isBelowBody() ? 4 : 0);
    }

    /// Whether the text of the paper starts above it.
    private boolean isBelowBody() {
        return pageText.lines().stream()
                .filter(line -> line.y() < titleLines.getFirst().y())
                .map(line -> LetterFolding.of(line.text()).unaccented())
                .anyMatch(BODY_BEGINNINGS::contains);
    }

    /// The words of the title, without footnote marks.
    String titleText() {
        return FOOTNOTE_MARKS
                .matcher(joinLines(titleLines.stream().map(PageLine::text).toList()))
                .replaceFirst("");
    }

    /// Joins lines. A hyphen at a line's end is kept before a capital letter.
    static String joinLines(List<String> lines) {
        var joinedText = new StringBuilder();
        for (String line : lines) {
            boolean isHyphenated =
                    joinedText.length() > 1
                            && joinedText.charAt(joinedText.length() - 1) == '-'
                            && Character.isLetter(joinedText.charAt(joinedText.length() - 2));
            if (isHyphenated && !line.isEmpty() && Character.isLowerCase(line.charAt(0))) {
                joinedText.setLength(joinedText.length() - 1);
            } else if (!isHyphenated && !joinedText.isEmpty()) {
                joinedText.append(' ');
            }
            joinedText.append(line.strip());
        }
        return joinedText.toString();
    }

    /// Whether joined lines of a page have these words.
    static boolean isPrinted(String title, PageText pageText) {
        String foldedTitle = LetterFolding.of(title).unaccented();
        List<String> foldedLines =
                pageText.lines().stream()
                        .map(line -> LetterFolding.of(line.text()).unaccented())
                        .toList();
        for (int i = 0; i < foldedLines.size() && !foldedTitle.isEmpty(); i++) {
            var joinedText = new StringBuilder();
            for (int j = i;
                    j < foldedLines.size() && joinedText.length() < foldedTitle.length();
                    j++) {
                joinedText.append(joinedText.isEmpty() ? "" : " ").append(foldedLines.get(j));
                if (joinedText.toString().equals(foldedTitle)) {
                    return true;
                }
            }
        }
        return false;
    }
}
