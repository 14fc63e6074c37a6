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
    public static final int MOST = 200;

    /// Longer texts are pasted files rather than lists of identifiers.
    private static final int LONGEST = 200_000;

    private static final String DBLP_KEY =
            "(?:conf|journals|books|phd|series|reference|tr|homepages)/[\\w.+-]{1,60}/[\\w.+-]{1,80}";

    /// Candidates for identifiers, to be validated by `values`.
    private static final Pattern CANDIDATE =
            Pattern.compile(
                    "(?i)(?<address>https?://[^\\s<>\"]+)"
                        + "|(?<bare>(?<![\\w.@/])(?:dx\\.|www\\.)?(?:doi|arxiv|dblp)\\.org/[^\\s<>\"]+)"
                        + "|(?<orcid>(?<![\\w/-])(?:orcid:?\\s?|orcid\\.org/)?[0-9]{4}-[0-9]{4}-[0-9]{4}-[0-9]{3}[0-9X](?![\\w-]))"
                        + "|(?<arxiv>arxiv:\\s?[\\w.-]+(?:/[0-9]{7})?(?:v[0-9]{1,3})?)"
                        + "|(?<pubmed>(?<!\\w)pmid:?\\s?[0-9]{1,8}(?![0-9])|(?<!\\w)PMC[0-9]{2,9}(?!\\w))|(?<isbn>(?<!\\w)isbn(?:-?1[03])?[:\\s]*[0-9][0-9Xx"
                        + " \u2010-\u2015-]{8,20})|(?<dblp>(?<!\\w)DBLP:"
                            + DBLP_KEY
                            + ")|(?<doi>(?<![\\w.])(?:doi:\\s?)?10\\.[0-9]{4,9}(?:\\.[0-9]+)*/[^\\s\"<>]*[^\\s\"<>]>?)"
                            + "|(?<short>(?<!\\w)doi:\\s?10/[a-z0-9]+)");

    private static final Pattern DBLP_PAGE =
            Pattern.compile(
                    "(?i)https?://(?:www\\.)?dblp(?:\\.[\\w-]+)*\\.(?:org|de)/rec/(?:html/|xml/|bibtex/)?("
                            + DBLP_KEY
                            + "?)(?:\\.(?:html|bib|xml|ris|rdf|nt|ttl))?(?:[?#].*)?");
    private static final Pattern ZENODO =
            Pattern.compile(
                    "(?i)https?://(?:www\\.)?zenodo\\.org/(?:api/)?records?/([0-9]{1,12}).*");
    private static final Pattern ORCID_PAGE =
            Pattern.compile("(?i)https?://(?:www\\.)?orcid\\.org/[0-9X-]{16,19}/?(?:[?#].*)?");
    private static final Pattern ARXIV_PAGE =
            Pattern.compile("(?i)https?://(?:[\\w-]+\\.)?(?:arxiv\\.org|alphaxiv\\.org)/.*");
    private static final Pattern ARXIV_LINE =
            Pattern.compile(
                    "[0-9]{4}\\.[0-9]{4,5}(?:v[0-9]{1,3})?|[a-z-]+(?:\\.[A-Z]{2})?/[0-9]{7}(?:v[0-9]{1,3})?");
    private static final Pattern ISBN_LINE = Pattern.compile("[0-9][0-9Xx \u2010-\u2015-]{8,20}");
    private static final Pattern END = Pattern.compile("[.,;:)\\]}'\u201D\u2019]+$");

    private static final Pattern YEAR = Pattern.compile("(?<![0-9])(?:1[89]|20)[0-9]{2}(?![0-9])");
    private static final Pattern NUMBERING =
            Pattern.compile("^(?:\\[[^\\]]{1,12}\\]|\\(?[0-9]{1,3}[.)])\\s*");
    private static final int SHORTEST_REFERENCE = 40;
    private static final int LONGEST_REFERENCE = 1000;
    private static final int FEWEST_WORDS = 3;
    private static final int MOST_WORDS = 40;

    private final SequencedSet<SoughtPaper> found = new LinkedHashSet<>();

    private IdentifierScanner() {}

    /// The papers in a text, each once, in order; none if there are none.
    public static List<SoughtPaper> papers(String text) {
        var scanner = new IdentifierScanner();
        if (text.length() <= LONGEST) {
            scanner.read(text);
        }
        return List.copyOf(scanner.found);
    }

    /// The same; a line of plain words without an identifier counts as a title.
    public static List<SoughtPaper> papersOrTitle(String text) {
        List<SoughtPaper> papers = papers(text);
        boolean title = papers.isEmpty() && isTitle(text.strip());
        return title ? List.of(new OfWords(text.strip())) : papers;
    }

    private void read(String text) {
        List<String> wordy = new ArrayList<>();
        for (String line : text.split("\\R", -1)) {
            if (!readLine(line.strip()) && !line.isBlank()) {
                wordy.add(NUMBERING.matcher(line.strip()).replaceFirst(""));
            }
        }
        String whole = String.join(" ", wordy);
        boolean single = wordy.stream().filter(IdentifierScanner::isReference).count() < 2;
        if (found.isEmpty() && single && isReference(whole)) {
            add(new OfWords(whole));
        } else {
            wordy.stream()
                    .filter(IdentifierScanner::isReference)
                    .forEach(it -> add(new OfWords(it)));
        }
    }

    private void add(SoughtPaper paper) {
        if (found.size() < MOST) {
            found.add(paper);
        }
    }

    /// False if the line names nothing.
    private boolean readLine(String line) {
        if (ARXIV_LINE.matcher(line).matches() || ISBN_LINE.matcher(line).matches()) {
            Optional<SoughtPaper> paper =
                    ArxivId.parse(line).value().<SoughtPaper>map(OfArxiv::new).or(() -> isbn(line));
            paper.ifPresent(this::add);
            return paper.isPresent();
        }
        boolean any = false;
        Matcher candidate = CANDIDATE.matcher(line);
        while (candidate.find()) {
            Optional<SoughtPaper> paper = paper(candidate);
            paper.ifPresent(this::add);
            any |= paper.isPresent();
        }
        return any;
    }

    private static Optional<SoughtPaper> paper(Matcher candidate) {
        String text = candidate.group();
        if (candidate.group("address") != null) {
            return ofAddress(withoutEnd(text));
        }
        if (candidate.group("orcid") != null) {
            return person(text);
        }
        if (candidate.group("bare") != null) {
            return ofAddress("https://" + withoutEnd(text));
        }
        if (candidate.group("arxiv") != null) {
            return ArxivId.parse(text).value().map(OfArxiv::new);
        }
        if (candidate.group("pubmed") != null) {
            return PubmedId.find(text).map(OfPubmed::new);
        }
        if (candidate.group("isbn") != null) {
            return isbn(text);
        }
        if (candidate.group("dblp") != null) {
            return Optional.of(new OfDblp(text.substring("DBLP:".length())));
        }
        return ofDoi(text);
    }

    private static Optional<SoughtPaper> person(String text) {
        return Orcid.parse(text).value().filter(Orcid::isValid).map(OfPerson::new);
    }

    private static Optional<SoughtPaper> isbn(String text) {
        return Isbn.parse(text).value().stream().filter(Isbn::isValid).findFirst().map(OfIsbn::new);
    }

    /// arXiv registers a DOI for each paper, and is itself the best source for them.
    private static Optional<SoughtPaper> ofDoi(String text) {
        return Doi.parse(text).value().map(IdentifierScanner::ofDoi);
    }

    static SoughtPaper ofDoi(Doi doi) {
        String folded = doi.folded();
        String archived = "10.48550/arxiv.";
        return Optional.of(folded)
                .filter(it -> it.startsWith(archived))
                .flatMap(it -> ArxivId.parse("arXiv:" + it.substring(archived.length())).value())
                .<SoughtPaper>map(OfArxiv::new)
                .orElse(new OfDoi(doi));
    }

    private static Optional<SoughtPaper> ofAddress(String address) {
        Matcher record = DBLP_PAGE.matcher(address);
        if (record.matches()) {
            return Optional.of(new OfDblp(record.group(1)));
        }
        Matcher deposit = ZENODO.matcher(address);
        if (deposit.matches()) {
            return Optional.of(new OfDoi(new Doi("10.5281/zenodo." + deposit.group(1))));
        }
        if (ORCID_PAGE.matcher(address).matches()) {
            return person(address);
        }
        if (ARXIV_PAGE.matcher(address).matches()) {
            Optional<ArxivId> id = ArxivId.parse(address).value();
            if (id.isPresent()) {
                return Optional.of(new OfArxiv(id.get()));
            }
        }
        return ofDoi(address)
                .or(() -> PubmedId.find(address).map(OfPubmed::new))
                .or(() -> WebAddress.parse(address).map(OfPage::new));
    }

    /// Removes the surrounding sentence's punctuation from an address, but not its own brackets.
    private static String withoutEnd(String address) {
        String bare = END.matcher(address).replaceFirst("");
        String end = address.substring(bare.length());
        return end.startsWith(")") && bare.indexOf('(') >= 0 && bare.indexOf(')') < 0
                ? bare + ")"
                : bare;
    }

    /// A printed reference has a year, commas or full stops, and some length.
    private static boolean isReference(String line) {
        int length = line.length();
        boolean measured = length >= SHORTEST_REFERENCE && length <= LONGEST_REFERENCE;
        return measured
                && Character.isUpperCase(line.codePointAt(0))
                && YEAR.matcher(line).find()
                && line.chars().filter(c -> c == ',' || c == '.').count() >= 2;
    }

    /// A line of several words, none of them source code.
    private static boolean isTitle(String line) {
        int words = line.split("\\s+", -1).length;
        boolean plain = line.chars().noneMatch(c -> "{}<>=@\\|".indexOf(c) >= 0);
        return words >= FEWEST_WORDS
                && words <= MOST_WORDS
                && plain
                && line.toLowerCase(Locale.ROOT).matches(".*\\p{L}{3}.*");
    }
}
