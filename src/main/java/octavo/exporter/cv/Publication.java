package octavo.exporter.cv;

import octavo.exporter.bibtex.ClassicEntry;
import octavo.exporter.cv.AuthorLine.Author;
import octavo.library.Kind;
import octavo.library.Lazy;
import octavo.library.Work;
import octavo.names.PersonName;
import octavo.runs.Look;
import octavo.runs.Run;
import octavo.runs.Runs;
import octavo.runs.WebAddress;
import octavo.text.Format;
import octavo.text.LaTeX;
import octavo.text.Piece;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// An entry in a list of publications: what templates can ask of it.
public final class Publication implements Facts {
    private static final String IS = "is-";

    /// The values that have a name of their own, besides those of `field.NAME` and `is-KIND`.
    static final Set<String> NAMES =
            Set.of(
                    "key",
                    "kind",
                    "title",
                    "authors",
                    "editors",
                    "year",
                    "month",
                    "venue",
                    "acronym",
                    "badge",
                    "status",
                    "award",
                    "note",
                    "links",
                    "volume",
                    "number",
                    "pages",
                    "publisher",
                    "place",
                    "series",
                    "edition",
                    "doi",
                    "arxiv",
                    "url",
                    "abstract",
                    "pdf",
                    "code",
                    "slides",
                    "video",
                    "poster",
                    "project",
                    "data",
                    "rate",
                    "preprint");

    private static final Set<String> VENUE = Set.of("venue", "acronym", "badge");

    private static final List<String> LINKS =
            List.of("pdf", "code", "data", "slides", "video", "poster", "project", "preprint");

    private static final Map<Format, Look> LOOKS =
            Map.of(
                    Format.ITALIC, Look.ITALIC,
                    Format.BOLD, Look.BOLD,
                    Format.SMALL_CAPS, Look.SMALL_CAPS,
                    Format.SUPERSCRIPT, Look.SUPERSCRIPT,
                    Format.SUBSCRIPT, Look.SUBSCRIPT);

    private final Work work;
    private final String key;
    private final Roll roll;
    private final Optional<Work> preprint;
    private final PlainValues plain;

    /// What was asked for already: every format asks for the same again.
    private final Map<String, Runs> values = new ConcurrentHashMap<>();

    private final Map<String, String> texts = new ConcurrentHashMap<>();
    private final Map<String, List<Named>> people = new ConcurrentHashMap<>();
    private final Map<String, List<Author>> authors = new ConcurrentHashMap<>();
    private final Map<String, Optional<WebAddress>> addresses = new ConcurrentHashMap<>();
    private final Lazy<Optional<ClassicEntry>> classic;

    /// @param preprint what this entry came out of, to lead to it
    Publication(Work work, Roll roll, Optional<Work> preprint) {
        this.work = work;
        this.key = work.key();
        this.roll = roll;
        this.preprint = preprint;
        this.plain = new PlainValues(work, roll.words());
        this.classic =
                new Lazy<>(() ->
                        work.made(Classic.class, () -> new Classic(ClassicEntry.of(work))).entry());
    }

    private record Classic(Optional<ClassicEntry> entry) {}

    Roll roll() {
        return roll;
    }

    static boolean isKnown(String name) {
        return NAMES.contains(name)
                || name.startsWith(PlainValues.FIELD) && name.length() > PlainValues.FIELD.length()
                || name.startsWith(IS)
                        && Arrays.stream(Kind.values())
                                .anyMatch(kind -> kind.id().equals(name.substring(IS.length())));
    }

    public Work work() {
        return work;
    }

    public String key() {
        return key;
    }

    /// What this entry came out of, where the list does not show that.
    public Optional<Work> preprint() {
        return preprint;
    }

    /// The entry in classic BibTeX; nothing for one that has no place there.
    public Optional<ClassicEntry> classic() {
        return classic.get();
    }

    /// One of the people of a work.
    ///
    /// @param written the name as people write it
    /// @param marks what is said of them, in words of the list's language
    /// @param signs what stands for that behind the name
    public record Named(
            PersonName name, String written, boolean isSelf, List<String> marks, String signs) {
        public Named {
            marks = List.copyOf(marks);
        }
    }

    /// The people that a field names.
    public List<Named> people(String field) {
        return people.computeIfAbsent(field, this::named);
    }

    /// The same as they are printed.
    List<Author> authors(String field) {
        return authors.computeIfAbsent(field, list -> roll.authors(work, list));
    }

    private List<Named> named(String field) {
        return authors(field).stream()
                .map(author ->
                        new Named(
                                author.name(),
                                author.name().display(),
                                author.isSelf(),
                                roll.signs().keySet().stream()
                                        .filter(author.marks()::contains)
                                        .sorted()
                                        .map(roll.words()::meaning)
                                        .toList(),
                                author.signs()))
                .toList();
    }

    @Override
    public Runs value(String name) {
        if (VENUE.contains(name) && !values.containsKey(name)) {
            VenueNames venue = work.made(VenueNames.class, () -> VenueNames.of(work));
            values.put("venue", Runs.of(venue.full()));
            values.put("acronym", Runs.of(venue.acronym()));
            values.put("badge", Runs.of(venue.badge()));
        }
        return values.computeIfAbsent(name, this::read);
    }

    /// A value as plain text.
    public String text(String name) {
        String known = texts.get(name);
        if (known == null) {
            known = value(name).text();
            texts.put(name, known);
        }
        return known;
    }

    private Runs read(String name) {
        if (name.startsWith(IS)) {
            return Runs.of(work.kind().id().equals(name.substring(IS.length())) ? "1" : "");
        }
        return switch (name) {
            case "authors" -> line("author");
            case "editors" -> line("editor");
            case "title" -> rich("title");
            case "links" -> links();
            case "arxiv" -> Runs.of(plain.arxiv());
            case "preprint" -> Runs.of(address("preprint").map(WebAddress::text).orElse(""));
            case "url" -> Runs.of(address("url").map(WebAddress::text).orElse(""));
            default -> Runs.of(plain.of(name));
        };
    }

    private Runs line(String field) {
        return roll.line(authors(field), work.people(field).others());
    }

    /// The first that is an address: a `pdf` may be a file of one's own.
    private Optional<WebAddress> ownAddress(String name) {
        return plain.all(name).flatMap(text -> WebAddress.of(text).stream()).findFirst();
    }

    private Runs rich(String field) {
        List<Run> runs = new ArrayList<>();
        for (Piece piece : LaTeX.parse(work.raw(field).orElse("")).value().pieces()) {
            List<Run> run = List.of(new Run.Text(piece.text()));
            for (Format format : piece.formats().stream().sorted().toList()) {
                Look look = LOOKS.get(format);
                run = look == null ? run : List.of(new Run.Styled(look, run));
            }
            runs.addAll(run);
        }
        return new Runs(runs);
    }

    @Override
    public Optional<WebAddress> address(String name) {
        Optional<WebAddress> known = addresses.get(name);
        if (known == null) {
            known = found(name);
            addresses.put(name, known);
        }
        return known;
    }

    private Optional<WebAddress> found(String name) {
        return switch (name) {
            case "url" -> ownAddress("url").or(() -> address("doi")).or(() -> address("arxiv"));
            case "doi" ->
                    Optional.of(plain.of("doi"))
                            .filter(doi -> !doi.isEmpty())
                            .flatMap(doi -> WebAddress.of("https://doi.org/" + doi));
            case "arxiv" ->
                    Optional.of(plain.arxiv())
                            .filter(id -> !id.isEmpty())
                            .flatMap(id -> WebAddress.of("https://arxiv.org/abs/" + id));
            case "preprint" ->
                    preprint.flatMap(
                            work -> new Publication(work, roll, Optional.empty()).address("url"));
            default -> ownAddress(name);
        };
    }

    private Runs links() {
        List<Run> links = new ArrayList<>();
        for (String name : LINKS) {
            address(name)
                    .ifPresent(to -> {
                        if (!links.isEmpty()) {
                            links.add(new Run.Text(" · "));
                        }
                        links.add(
                                new Run.Link(to, Runs.of(roll.words().say("link." + name)).runs()));
                    });
        }
        return new Runs(links);
    }
}
