package octavo.cv.list;

import octavo.convert.TitleParts;
import octavo.convert.bibtex.ClassicEntry;
import octavo.convert.csl.WorkToCslItem;
import octavo.csl.CslItem;
import octavo.cv.profile.VenueForms;
import octavo.latex.LaTeX;
import octavo.latex.RichText.LatexFormat;
import octavo.latex.RichText.RichPiece;
import octavo.latex.RichText.ScriptLevel;
import octavo.library.EntryGuard;
import octavo.library.LazyValue;
import octavo.library.ValueCache;
import octavo.library.Work;
import octavo.names.NameAnnotation;
import octavo.names.PersonName;
import octavo.richtext.LinkAddress;
import octavo.richtext.Run;
import octavo.richtext.Run.TextLook;
import octavo.richtext.Runs;
import octavo.values.Doi;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// What a work says in every list. Every list and format requests it, so it is computed once.
final class WorkValues {
    /// From the outermost.
    private static final List<Map.Entry<LatexFormat, TextLook>> LOOKS =
            List.of(
                    Map.entry(LatexFormat.SMALL_CAPS, TextLook.SMALL_CAPS),
                    Map.entry(LatexFormat.BOLD, TextLook.BOLD),
                    Map.entry(LatexFormat.ITALIC, TextLook.ITALIC));

    /// The values that are links.
    static final List<String> LINKS =
            List.of("pdf", "code", "data", "slides", "video", "poster", "project");

    private final Work work;
    private final Optional<String> series;
    private final PlainValues plain;
    private final LazyValue<VenueForms> venue;
    private final LazyValue<Optional<ClassicEntry>> classic;
    private final LazyValue<CslItem> cslItem;
    private final ValueCache<Runs> values = new ValueCache<>();
    private final ValueCache<String> texts = new ValueCache<>();
    private final ValueCache<Optional<LinkAddress>> addresses = new ValueCache<>();
    private final ValueCache<List<String>> written = new ValueCache<>();
    private final ValueCache<List<Set<String>>> marks = new ValueCache<>();

    WorkValues(Work work) {
        this(work, Optional.empty());
    }

    /// @param series how the owner calls the series of its venue
    WorkValues(Work work, Optional<String> series) {
        this.work = work;
        this.series = series;
        this.plain = new PlainValues(work);
        this.venue = new LazyValue<>(() -> VenueForms.of(work));
        this.classic = new LazyValue<>(() -> ClassicEntry.of(work));
        this.cslItem = new LazyValue<>(() -> WorkToCslItem.of(work));
    }

    void forget() {
        Stream.of(values, texts, addresses, written, marks).forEach(ValueCache::forget);
        Stream.of(venue, classic, cslItem).forEach(LazyValue::forget);
    }

    /// The entry in classic BibTeX; empty if that cannot represent it.
    Optional<ClassicEntry> classic() {
        return classic.get();
    }

    /// The item that citation styles format.
    CslItem cslItem() {
        return cslItem.get();
    }

    Runs value(String name) {
        return values.of(name, it -> EntryGuard.read(work.key(), () -> read(it), () -> Runs.EMPTY));
    }

    String text(String name) {
        return texts.of(name, it -> value(it).text());
    }

    private Runs read(String name) {
        return switch (name) {
            case "title" -> rich(title());
            case "venue" -> Runs.of(venue.get().full());
            case "acronym" -> Runs.of(venue.get().acronym());
            case "badge" -> Runs.of(venue.get().badge());
            case "series-name" -> Runs.of(series.orElseGet(() -> venue.get().series()));
            case "arxiv" -> Runs.of(plain.arxiv());
            case "url" -> Runs.of(address("url").map(LinkAddress::text).orElse(""));
            case "imprint" -> Runs.of(imprint());
            default ->
                    Runs.of(
                            LINKS.contains(name)
                                    ? address(name).map(LinkAddress::text).orElse(plain.of(name))
                                    : plain.of(name));
        };
    }

    private String title() {
        return TitleParts.whole(raw("title"), raw("subtitle"), raw("titleaddon"));
    }

    private String raw(String field) {
        return work.raw(field).orElse("");
    }

    private static Runs rich(String latex) {
        return new Runs(runs(LaTeX.parse(latex).value().pieces(), 0));
    }

    /// The publisher, unless it serves as the venue.
    private String imprint() {
        String publisher = plain.of("publisher");
        return publisher.equals(venue.get().full()) ? "" : publisher;
    }

    /// @param depth how many looks already surround the pieces
    private static List<Run> runs(List<RichPiece> pieces, int depth) {
        List<Run> runs = new ArrayList<>();
        int end;
        for (int at = 0; at < pieces.size(); at = end) {
            List<TextLook> looks = looks(pieces.get(at));
            end = at + 1;
            if (looks.size() == depth) {
                runs.add(new Run.Text(pieces.get(at).text()));
                continue;
            }
            List<TextLook> outer = looks.subList(0, depth + 1);
            while (end < pieces.size() && startsWith(looks(pieces.get(end)), outer)) {
                end++;
            }
            runs.add(new Run.Styled(outer.getLast(), runs(pieces.subList(at, end), depth + 1)));
        }
        return runs;
    }

    private static boolean startsWith(List<TextLook> looks, List<TextLook> outer) {
        return looks.size() >= outer.size() && looks.subList(0, outer.size()).equals(outer);
    }

    /// From the outermost.
    private static List<TextLook> looks(RichPiece piece) {
        List<TextLook> looks = new ArrayList<>();
        for (ScriptLevel script : piece.scripts()) {
            looks.add(script == ScriptLevel.RAISED ? TextLook.SUPERSCRIPT : TextLook.SUBSCRIPT);
        }
        LOOKS.stream()
                .filter(look -> piece.is(look.getKey()))
                .forEach(look -> looks.add(look.getValue()));
        return looks;
    }

    Optional<LinkAddress> address(String name) {
        return addresses.of(name, this::found);
    }

    private Optional<LinkAddress> found(String name) {
        return switch (name) {
            case "url" -> ownAddress("url").or(() -> address("doi")).or(() -> address("arxiv"));
            case "doi" -> Doi.parse(raw("doi")).value().map(Doi::url).flatMap(LinkAddress::of);
            case "arxiv" ->
                    Optional.of(text("arxiv"))
                            .filter(id -> !id.isEmpty())
                            .flatMap(id -> LinkAddress.of("https://arxiv.org/abs/" + id));
            default -> ownAddress(name);
        };
    }

    /// The first that is a URL: a `pdf` may be a local file.
    private Optional<LinkAddress> ownAddress(String name) {
        return plain.addresses(name).flatMap(text -> LinkAddress.of(text).stream()).findFirst();
    }

    /// The names of the people in a field, as people write them.
    List<String> written(String field) {
        return written.of(
                field, it -> work.people(it).names().stream().map(PersonName::display).toList());
    }

    /// The marks of each person in a field.
    List<Set<String>> marks(String field) {
        return marks.of(field, this::readMarks);
    }

    private List<Set<String>> readMarks(String field) {
        int people = work.people(field).names().size();
        Optional<String> annotations = work.raw(field + "+an");
        if (annotations.isEmpty()) {
            return Collections.nCopies(people, Set.of());
        }
        List<Set<String>> all = new ArrayList<>();
        for (int i = 0; i < people; i++) {
            all.add(new LinkedHashSet<>());
        }
        for (NameAnnotation annotation : NameAnnotation.parse(annotations.get()).value()) {
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
