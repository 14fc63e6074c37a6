package octavo.exporter.cv;

import octavo.exporter.Titles;
import octavo.exporter.bibtex.ClassicEntry;
import octavo.library.EntryGuard;
import octavo.library.Lazy;
import octavo.library.Work;
import octavo.names.Annotation;
import octavo.names.NameList;
import octavo.names.PersonName;
import octavo.runs.Look;
import octavo.runs.Run;
import octavo.runs.Runs;
import octavo.runs.WebAddress;
import octavo.text.Format;
import octavo.text.LaTeX;
import octavo.text.Piece;
import octavo.text.Script;
import octavo.values.Doi;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/// What templates can ask of a work that is the same in every list. Each list and every format asks
/// for the same again, so it is read once for a work that remembers.
final class WorkValues {
    /// From the outermost.
    private static final List<Map.Entry<Format, Look>> LOOKS =
            List.of(
                    Map.entry(Format.SMALL_CAPS, Look.SMALL_CAPS),
                    Map.entry(Format.BOLD, Look.BOLD),
                    Map.entry(Format.ITALIC, Look.ITALIC));

    /// The values that are links.
    static final List<String> LINKS =
            List.of("pdf", "code", "data", "slides", "video", "poster", "project");

    private final Work work;
    private final PlainValues plain;
    private final Lazy<VenueNames> venue;
    private final Lazy<Optional<ClassicEntry>> classic;
    private final Map<String, Runs> values = new ConcurrentHashMap<>();
    private final Map<String, String> texts = new ConcurrentHashMap<>();
    private final Map<String, Optional<WebAddress>> addresses = new ConcurrentHashMap<>();
    private final Map<String, List<String>> written = new ConcurrentHashMap<>();
    private final Map<String, List<Set<String>>> marks = new ConcurrentHashMap<>();

    private WorkValues(Work work) {
        this.work = work;
        this.plain = new PlainValues(work);
        this.venue = new Lazy<>(() -> VenueNames.of(work));
        this.classic = new Lazy<>(() -> ClassicEntry.of(work));
    }

    static WorkValues of(Work work) {
        return work.made(WorkValues.class, () -> new WorkValues(work));
    }

    /// The entry in classic BibTeX; nothing for one that has no place there.
    Optional<ClassicEntry> classic() {
        return classic.get();
    }

    Runs value(String name) {
        return known(
                values, name, it -> EntryGuard.read(work.key(), () -> read(it), () -> Runs.EMPTY));
    }

    String text(String name) {
        return known(texts, name, it -> value(it).text());
    }

    /// Reading one value may ask for others, which a map that is locked for it would not bear.
    private static <T> T known(Map<String, T> known, String name, Function<String, T> read) {
        T there = known.get(name);
        if (there != null) {
            return there;
        }
        T now = read.apply(name);
        known.put(name, now);
        return now;
    }

    private Runs read(String name) {
        return switch (name) {
            case "title" -> rich(title());
            case "venue" -> Runs.of(venue.get().full());
            case "acronym" -> Runs.of(venue.get().acronym());
            case "badge" -> Runs.of(venue.get().badge());
            case "arxiv" -> Runs.of(plain.arxiv());
            case "url" -> Runs.of(address("url").map(WebAddress::text).orElse(""));
            case "imprint" -> Runs.of(imprint());
            default ->
                    Runs.of(
                            LINKS.contains(name)
                                    ? address(name).map(WebAddress::text).orElse(plain.of(name))
                                    : plain.of(name));
        };
    }

    private String title() {
        return Titles.whole(raw("title"), raw("subtitle"), raw("titleaddon"));
    }

    private String raw(String field) {
        return work.raw(field).orElse("");
    }

    private static Runs rich(String latex) {
        return new Runs(runs(LaTeX.parse(latex).value().pieces(), 0));
    }

    /// The publisher, unless it is what stands for the venue.
    private String imprint() {
        String publisher = plain.of("publisher");
        return publisher.equals(venue.get().full()) ? "" : publisher;
    }

    /// @param depth how many looks are around the pieces already
    private static List<Run> runs(List<Piece> pieces, int depth) {
        List<Run> runs = new ArrayList<>();
        int end;
        for (int at = 0; at < pieces.size(); at = end) {
            List<Look> looks = looks(pieces.get(at));
            end = at + 1;
            if (looks.size() == depth) {
                runs.add(new Run.Text(pieces.get(at).text()));
                continue;
            }
            List<Look> outer = looks.subList(0, depth + 1);
            while (end < pieces.size() && startsWith(looks(pieces.get(end)), outer)) {
                end++;
            }
            runs.add(new Run.Styled(outer.getLast(), runs(pieces.subList(at, end), depth + 1)));
        }
        return runs;
    }

    private static boolean startsWith(List<Look> looks, List<Look> outer) {
        return looks.size() >= outer.size() && looks.subList(0, outer.size()).equals(outer);
    }

    /// From the outermost.
    private static List<Look> looks(Piece piece) {
        List<Look> looks = new ArrayList<>();
        for (Script script : piece.scripts()) {
            looks.add(script == Script.RAISED ? Look.SUPERSCRIPT : Look.SUBSCRIPT);
        }
        LOOKS.stream()
                .filter(look -> piece.is(look.getKey()))
                .forEach(look -> looks.add(look.getValue()));
        return looks;
    }

    Optional<WebAddress> address(String name) {
        return known(addresses, name, this::found);
    }

    private Optional<WebAddress> found(String name) {
        return switch (name) {
            case "url" -> ownAddress("url").or(() -> address("doi")).or(() -> address("arxiv"));
            case "doi" -> Doi.parse(raw("doi")).value().map(Doi::url).flatMap(WebAddress::of);
            case "arxiv" ->
                    Optional.of(text("arxiv"))
                            .filter(id -> !id.isEmpty())
                            .flatMap(id -> WebAddress.of("https://arxiv.org/abs/" + id));
            default -> ownAddress(name);
        };
    }

    /// The first that is an address: a `pdf` may be a file of one's own.
    private Optional<WebAddress> ownAddress(String name) {
        return plain.addresses(name).flatMap(text -> WebAddress.of(text).stream()).findFirst();
    }

    /// The names of the people that a field names, as people write them.
    List<String> written(String field) {
        return known(
                written,
                field,
                it -> work.people(it).names().stream().map(PersonName::display).toList());
    }

    /// The marks on each of the people that a field names.
    List<Set<String>> marks(String field) {
        return known(marks, field, this::readMarks);
    }

    private List<Set<String>> readMarks(String field) {
        NameList names = work.people(field);
        List<Set<String>> all = new ArrayList<>();
        names.names().forEach(_ -> all.add(new LinkedHashSet<>()));
        Optional<String> annotations = work.raw(field + "+an");
        for (Annotation annotation : Annotation.parse(annotations.orElse("")).value()) {
            boolean marksOne =
                    annotation.part().isEmpty()
                            && !annotation.literal()
                            && annotation.name() >= 1
                            && annotation.name() <= all.size();
            if (marksOne) {
                all.get(annotation.name() - 1).addAll(annotation.values());
            }
        }
        return List.copyOf(all);
    }
}
