package octavo.lookup;

import octavo.lookup.SoughtPaper.OfArxiv;
import octavo.lookup.SoughtPaper.OfDblp;
import octavo.lookup.SoughtPaper.OfDoi;
import octavo.lookup.SoughtPaper.OfIsbn;
import octavo.lookup.SoughtPaper.OfPage;
import octavo.lookup.SoughtPaper.OfPerson;
import octavo.lookup.SoughtPaper.OfPubmed;
import octavo.lookup.SoughtPaper.OfWords;
import octavo.net.WebAddress;
import octavo.values.ArxivId;
import octavo.values.Doi;
import octavo.values.Isbn;
import octavo.values.Orcid;
import octavo.values.PubmedId;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Finds the papers named in a text: a single identifier or address, a list of them, or some within
/// prose. A line without any may be a printed reference.
public final class IdentifierScanner {
    /// The most papers found in one text.
    public static final int MOST_PAPERS = 200;

    /// Longer texts are pasted files rather than lists of identifiers.
    private static final int LONGEST_TEXT = 200_000;

    private static final String DBLP_KEY =
            "(?:conf|journals|books|phd|series|reference|tr|homepages)/[\\w.+-]{1,60}/[\\w.+-]{1,80}";

    /// Candidates for identifiers, to be validated by `values`.
    private static final Pattern IDENTIFIER_CANDIDATE =
            Pattern.compile(
                    "(?i)(?<address>https?://[^\\s<>\"]+)"
                        + "|(?<bare>(?<![\\w.@/])(?:dx\\.|www\\.)?(?:doi|arxiv|dblp)\\.org/[^\\s<>\"]+)"
                        + "|(?<orcid>(?<![\\w/-])(?:orcid:?\\s?|orcid\\.org/)?[0-9]{4}-[0-9]{4}-[0-9]{4}-[0-9]{3}[0-9X](?![\\w-]))"
                        + "|(?<arxiv>arxiv:\\s?[\\w.-]+(?:/[0-9]{7})?(?:v[0-9]{1,3})?)"
                        + "|(?<pubmed>(?<!\\w)pmid:?\\s?[0-9]{1,8}(?![0-9])|(?<!\\w)PMC[0-9]{2,9}(?!\\w))|(?<isbn>(?<!\\w)isbn(?:-?1[03])?[:\\s]*[0-9][0-9Xx"
                        + " \u2010-\u2015-]{8,20})|(?<dblp>(?<!\\w)DBLP:"
                            + DBLP_KEY
                            + ")|(?<doi>(?<![\\w.])(?:doi:\\s?)?"
                            + Doi.PREFIX_REGEX
                            + "/[^\\s\"<>]*[^\\s\"<>]>?)"
                            + "|(?<short>(?<!\\w)doi:\\s?10/[a-z0-9]+)");

    private static final Pattern DBLP_PAGE =
            Pattern.compile(
                    "(?i)https?://(?:www\\.)?dblp(?:\\.[\\w-]+)*\\.(?:org|de)/rec/(?:html/|xml/|bibtex/)?("
                            + DBLP_KEY
                            + "?)(?:\\.(?:html|bib|xml|ris|rdf|nt|ttl))?(?:[?#].*)?");
    private static final Pattern ZENODO_PAGE =
            Pattern.compile(
                    "(?i)https?://(?:www\\.)?zenodo\\.org/(?:api/)?records?/([0-9]{1,12}).*");
    private static final Pattern ORCID_PAGE =
            Pattern.compile("(?i)https?://(?:www\\.)?orcid\\.org/[0-9X-]{16,19}/?(?:[?#].*)?");
    private static final Pattern ARXIV_PAGE =
            Pattern.compile("(?i)https?://(?:[\\w-]+\\.)?(?:arxiv\\.org|alphaxiv\\.org)/.*");
    private static final Pattern ARXIV_LINE = Pattern.compile(ArxivId.ID_REGEX);
    private static final Pattern ISBN_LINE = Pattern.compile("[0-9][0-9Xx \u2010-\u2015-]{8,20}");
    private static final Pattern END_PUNCTUATION = Pattern.compile("[.,;:)\\]}'\u201D\u2019]+$");

    private static final Pattern YEAR_NUMBER =
            Pattern.compile("(?<![0-9])(?:1[89]|20)[0-9]{2}(?![0-9])");
    private static final Pattern LINE_NUMBERING =
            Pattern.compile("^(?:\\[[^\\]]{1,12}\\]|\\(?[0-9]{1,3}[.)])\\s*");
    private static final int SHORTEST_REFERENCE = 40;
    private static final int LONGEST_REFERENCE = 1000;
    private static final int FEWEST_WORDS = 3;
    private static final int MOST_WORDS = 40;

    private final SequencedSet<SoughtPaper> foundPapers = new LinkedHashSet<>();

    private IdentifierScanner() {}

    /// The papers in a text, each once, in order; none if there are none.
    public static List<SoughtPaper> findPapers(String text) {
        var identifierScanner = new IdentifierScanner();
        if (text.length() <= LONGEST_TEXT) {
            identifierScanner.readText(text);
        }
        return List.copyOf(identifierScanner.foundPapers);
    }

    /// The same; a line of plain words without an identifier counts as a title.
    public static List<SoughtPaper> findPapersOrTitle(String text) {
        List<SoughtPaper> papers = findPapers(text);
        boolean isTitleOnly = papers.isEmpty() && isTitle(text.strip());
        return isTitleOnly ? List.of(new OfWords(text.strip())) : papers;
    }

    private void readText(String text) {
        List<String> linesOfWords = new ArrayList<>();
        for (String line : text.split("\\R", -1)) {
            if (!readLine(line.strip()) && !line.isBlank()) {
                linesOfWords.add(LINE_NUMBERING.matcher(line.strip()).replaceFirst(""));
            }
        }
        String joinedLines = String.join(" ", linesOfWords);
        boolean isSingleReference =
                linesOfWords.stream().filter(IdentifierScanner::isReference).count() < 2;
        if (foundPapers.isEmpty() && isSingleReference && isReference(joinedLines)) {
            addPaper(new OfWords(joinedLines));
        } else {
            linesOfWords.stream()
                    .filter(IdentifierScanner::isReference)
                    .forEach(it -> addPaper(new OfWords(it)));
        }
    }

    private void addPaper(SoughtPaper paper) {
        if (foundPapers.size() < MOST_PAPERS) {
            foundPapers.add(paper);
        }
    }

    /// False if the line names nothing.
    private boolean readLine(String line) {
        if (ARXIV_LINE.matcher(line).matches() || ISBN_LINE.matcher(line).matches()) {
            Optional<SoughtPaper> paper =
                    ArxivId.parse(line)
                            .value()
                            .<SoughtPaper>map(OfArxiv::new)
                            .or(() -> bookOf(line));
            paper.ifPresent(this::addPaper);
            return paper.isPresent();
        }
        boolean hasPaper = false;
        Matcher candidateMatch = IDENTIFIER_CANDIDATE.matcher(line);
        while (candidateMatch.find()) {
            Optional<SoughtPaper> paper = paperOf(candidateMatch);
            paper.ifPresent(this::addPaper);
            hasPaper |= paper.isPresent();
        }
        return hasPaper;
    }

    private static Optional<SoughtPaper> paperOf(Matcher candidateMatch) {
        String text = candidateMatch.group();
        if (candidateMatch.group("address") != null) {
            return ofAddress(withoutPunctuation(text));
        }
        if (candidateMatch.group("orcid") != null) {
            return personOf(text);
        }
        if (candidateMatch.group("bare") != null) {
            return ofAddress("https://" + withoutPunctuation(text));
        }
        if (candidateMatch.group("arxiv") != null) {
            return ArxivId.parse(text).value().map(OfArxiv::new);
        }
        if (candidateMatch.group("pubmed") != null) {
            return PubmedId.findIn(text).map(OfPubmed::new);
        }
        if (candidateMatch.group("isbn") != null) {
            return bookOf(text);
        }
        if (candidateMatch.group("dblp") != null) {
            return Optional.of(new OfDblp(text.substring("DBLP:".length())));
        }
        return ofDoi(text);
    }

    private static Optional<SoughtPaper> personOf(String text) {
        return Orcid.parse(text).value().filter(Orcid::isValid).map(OfPerson::new);
    }

    private static Optional<SoughtPaper> bookOf(String text) {
        return Isbn.parse(text).value().stream().filter(Isbn::isValid).findFirst().map(OfIsbn::new);
    }

    /// arXiv registers a DOI for each paper, and is itself the best source for them.
    private static Optional<SoughtPaper> ofDoi(String text) {
        return Doi.parse(text).value().map(IdentifierScanner::ofDoi);
    }

    static SoughtPaper ofDoi(Doi doi) {
        String foldedDoi = doi.foldedName();
        return Optional.of(foldedDoi)
                .filter(it -> it.startsWith(ArxivId.DOI_START))
                .flatMap(it ->
                        ArxivId.parse("arXiv:" + it.substring(ArxivId.DOI_START.length())).value())
                .<SoughtPaper>map(OfArxiv::new)
                .orElse(new OfDoi(doi));
    }

    private static Optional<SoughtPaper> ofAddress(String address) {
        Matcher dblpMatch = DBLP_PAGE.matcher(address);
        if (dblpMatch.matches()) {
            return Optional.of(new OfDblp(dblpMatch.group(1)));
        }
        Matcher zenodoMatch = ZENODO_PAGE.matcher(address);
        if (zenodoMatch.matches()) {
            return Optional.of(new OfDoi(new Doi("10.5281/zenodo." + zenodoMatch.group(1))));
        }
        if (ORCID_PAGE.matcher(address).matches()) {
            return personOf(address);
        }
        if (ARXIV_PAGE.matcher(address).matches()) {
            Optional<ArxivId> arxivId = ArxivId.parse(address).value();
            if (arxivId.isPresent()) {
                return Optional.of(new OfArxiv(arxivId.get()));
            }
        }
        return ofDoi(address)
                .or(() -> PubmedId.findIn(address).map(OfPubmed::new))
                .or(() -> WebAddress.parse(address).map(OfPage::new));
    }

    /// Removes the surrounding sentence's punctuation from an address, but not its own brackets.
    private static String withoutPunctuation(String address) {
        String withoutEnding = END_PUNCTUATION.matcher(address).replaceFirst("");
        String endPunctuation = address.substring(withoutEnding.length());
        return endPunctuation.startsWith(")")
                        && withoutEnding.indexOf('(') >= 0
                        && withoutEnding.indexOf(')') < 0
                ? withoutEnding + ")"
                : withoutEnding;
    }

    /// A printed reference has a year, commas or full stops, and some length.
    private static boolean isReference(String line) {
        int length = line.length();
        boolean hasReferenceLength = length >= SHORTEST_REFERENCE && length <= LONGEST_REFERENCE;
        return hasReferenceLength
                && Character.isUpperCase(line.codePointAt(0))
                && YEAR_NUMBER.matcher(line).find()
                && line.chars().filter(character -> character == ',' || character == '.').count()
                        >= 2;
    }

    /// A line of several words, none of them source code.
    private static boolean isTitle(String line) {
        int wordCount = line.split("\\s+", -1).length;
        boolean isPlainText =
                line.chars().noneMatch(character -> "{}<>=@\\|".indexOf(character) >= 0);
        return wordCount >= FEWEST_WORDS
                && wordCount <= MOST_WORDS
                && isPlainText
                && line.toLowerCase(Locale.ROOT).matches(".*\\p{L}{3}.*");
    }
}
