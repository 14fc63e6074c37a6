package octavo.cv.list;

import octavo.conversion.TitleParts;
import octavo.csl.CslItem;
import octavo.cslreferences.CitedTitles;
import octavo.cslreferences.WorkToCslItem;
import octavo.cv.configuration.VenueForms;
import octavo.formats.bibtex.ClassicEntry;
import octavo.latex.LaTeX;
import octavo.latex.RichText;
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
import octavo.richtext.Run.TextFormat;
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
    private static final List<Map.Entry<LatexFormat, TextFormat>> FORMAT_PAIRS =
            List.of(
                    Map.entry(LatexFormat.SMALL_CAPS, TextFormat.SMALL_CAPS),
                    Map.entry(LatexFormat.BOLD, TextFormat.BOLD),
                    Map.entry(LatexFormat.ITALIC, TextFormat.ITALIC));

    /// The values that are links.
    static final List<String> LINK_NAMES =
            List.of("pdf", "code", "data", "slides", "video", "poster", "project");

    private final Work work;
    private final Optional<String> ownerSeries;
    private final PlainValues plainValues;
    private final LazyValue<VenueForms> venueForms;
    private final LazyValue<Optional<ClassicEntry>> classicEntry;
    private final LazyValue<CslItem> cslItem;
    private final ValueCache<Runs> valuesByName = new ValueCache<>();
    private final ValueCache<String> textsByName = new ValueCache<>();
    private final ValueCache<Optional<LinkAddress>> addressesByName = new ValueCache<>();
    private final ValueCache<List<String>> writtenNames = new ValueCache<>();
    private final ValueCache<List<Set<String>>> marksByField = new ValueCache<>();

    WorkValues(Work work) {
        this(work, Optional.empty());
    }

    /// @param ownerSeries how the owner calls the series of its venue
    WorkValues(Work work, Optional<String> ownerSeries) {
        this.work = work;
        this.ownerSeries = ownerSeries;
        this.plainValues = new PlainValues(work);
        this.venueForms = new LazyValue<>(() -> VenueForms.of(work));
        this.classicEntry = new LazyValue<>(() -> ClassicEntry.of(work));
        this.cslItem = new LazyValue<>(() -> WorkToCslItem.of(work));
    }

    void forgetValues() {
        Stream.of(valuesByName, textsByName, addressesByName, writtenNames, marksByField)
                .forEach(ValueCache::clear);
        Stream.of(venueForms, classicEntry, cslItem).forEach(LazyValue::clear);
    }

    /// The entry in classic BibTeX; empty if that cannot represent it.
    Optional<ClassicEntry> classicEntry() {
        return classicEntry.get();
    }

    /// The item that citation styles format.
    CslItem cslItem() {
        return cslItem.get();
    }

    Runs valueOf(String name) {
        return valuesByName.getOrRead(
                name,
                cachedName ->
                        EntryGuard.readSafely(
                                work.key(), () -> readValue(cachedName), () -> Runs.EMPTY));
    }

    String valueText(String name) {
        return textsByName.getOrRead(name, cachedName -> valueOf(cachedName).plainText());
    }

    private Runs readValue(String name) {
        return switch (name) {
            case "title" -> formatTitle();
            case "venue" -> Runs.of(venueForms.get().fullName());
            case "acronym" -> Runs.of(venueForms.get().acronym());
            case "added-acronym" -> Runs.of(venueForms.get().addedAcronym());
            case "badge" -> Runs.of(venueForms.get().badge());
            case "series-name" ->
                    Runs.of(ownerSeries.orElseGet(() -> venueForms.get().seriesName()));
            case "arxiv" -> Runs.of(plainValues.arxivId());
            case "url" -> Runs.of(linkAddress("url").map(LinkAddress::url).orElse(""));
            case "imprint" -> Runs.of(imprintName());
            default ->
                    Runs.of(
                            LINK_NAMES.contains(name)
                                    ? linkAddress(name)
                                            .map(LinkAddress::url)
                                            .orElse(plainValues.valueOf(name))
                                    : plainValues.valueOf(name));
        };
    }

    private String fullTitle() {
        return TitleParts.withAddon(
                rawField("title"), rawField("subtitle"), rawField("titleaddon"));
    }

    private String rawField(String field) {
        return work.rawValue(field).orElse("");
    }

    private Runs formatTitle() {
        RichText title = LaTeX.parse(fullTitle()).value();
        return new Runs(nestRuns(CitedTitles.inCitedCase(title, work).pieces(), 0));
    }

    /// The publisher, unless it serves as the venue.
    private String imprintName() {
        String publisher = plainValues.valueOf("publisher");
        return publisher.equals(venueForms.get().fullName()) ? "" : publisher;
    }

    /// @param formatDepth how many looks already surround the pieces
    private static List<Run> nestRuns(List<RichPiece> pieces, int formatDepth) {
        List<Run> runs = new ArrayList<>();
        int endIndex;
        for (int index = 0; index < pieces.size(); index = endIndex) {
            List<TextFormat> pieceFormats = formatsOf(pieces.get(index));
            endIndex = index + 1;
            if (pieceFormats.size() == formatDepth) {
                runs.add(new Run.TextRun(pieces.get(index).text()));
                continue;
            }
            List<TextFormat> outerFormats = pieceFormats.subList(0, formatDepth + 1);
            while (endIndex < pieces.size()
                    && startsWith(formatsOf(pieces.get(endIndex)), outerFormats)) {
                endIndex++;
            }
            runs.add(
                    new Run.StyledRun(
                            outerFormats.getLast(),
                            nestRuns(pieces.subList(index, endIndex), formatDepth + 1)));
        }
        return runs;
    }

    private static boolean startsWith(
            List<TextFormat> pieceFormats, List<TextFormat> outerFormats) {
        return pieceFormats.size() >= outerFormats.size()
                && pieceFormats.subList(0, outerFormats.size()).equals(outerFormats);
    }

    /// From the outermost.
    private static List<TextFormat> formatsOf(RichPiece piece) {
        List<TextFormat> pieceFormats = new ArrayList<>();
        for (ScriptLevel scriptLevel : piece.scripts()) {
            pieceFormats.add(
                    scriptLevel == ScriptLevel.RAISED
                            ? TextFormat.SUPERSCRIPT
                            : TextFormat.SUBSCRIPT);
        }
        FORMAT_PAIRS.stream()
                .filter(formatPair -> piece.hasFormat(formatPair.getKey()))
                .forEach(formatPair -> pieceFormats.add(formatPair.getValue()));
        return pieceFormats;
    }

    Optional<LinkAddress> linkAddress(String name) {
        return addressesByName.getOrRead(name, this::findAddress);
    }

    private Optional<LinkAddress> findAddress(String name) {
        return switch (name) {
            case "url" ->
                    ownAddress("url").or(() -> linkAddress("doi")).or(() -> linkAddress("arxiv"));
            case "doi" -> Doi.parse(rawField("doi")).value().map(Doi::url).flatMap(LinkAddress::of);
            case "arxiv" ->
                    Optional.of(valueText("arxiv"))
                            .filter(id -> !id.isEmpty())
                            .flatMap(id -> LinkAddress.of("https://arxiv.org/abs/" + id));
            default -> ownAddress(name);
        };
    }

    /// The first that is a URL: a `pdf` may be a local file.
    private Optional<LinkAddress> ownAddress(String name) {
        return plainValues
                .possibleUrls(name)
                .flatMap(text -> LinkAddress.of(text).stream())
                .findFirst();
    }

    /// The names of the people in a field, as people write them.
    List<String> writtenNames(String field) {
        return writtenNames.getOrRead(
                field,
                cachedField ->
                        work.people(cachedField).names().stream()
                                .map(PersonName::displayName)
                                .toList());
    }

    /// The marks of each person in a field.
    List<Set<String>> marksOf(String field) {
        return marksByField.getOrRead(field, this::readMarks);
    }

    private List<Set<String>> readMarks(String field) {
        int personCount = work.people(field).names().size();
        Optional<String> annotations = work.rawValue(field + "+an");
        if (annotations.isEmpty()) {
            return Collections.nCopies(personCount, Set.of());
        }
        List<Set<String>> marksOfPeople = new ArrayList<>();
        for (int i = 0; i < personCount; i++) {
            marksOfPeople.add(new LinkedHashSet<>());
        }
        for (NameAnnotation nameAnnotation : NameAnnotation.parse(annotations.get()).value()) {
            boolean isOfOnePerson =
                    nameAnnotation.namePart().isEmpty()
                            && !nameAnnotation.isLiteral()
                            && nameAnnotation.nameNumber() >= 1
                            && nameAnnotation.nameNumber() <= marksOfPeople.size();
            if (isOfOnePerson) {
                marksOfPeople.get(nameAnnotation.nameNumber() - 1).addAll(nameAnnotation.values());
            }
        }
        return List.copyOf(marksOfPeople);
    }
}
