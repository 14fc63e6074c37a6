package octavo.conversion;

import octavo.bib.BibField;
import octavo.fields.FieldCatalogue;
import octavo.fields.FieldName;
import octavo.latex.LaTeX;
import octavo.latex.RichText;
import octavo.library.Work;
import octavo.names.BibNameList;
import octavo.text.Parsed;
import octavo.values.ArxivId;
import octavo.values.Doi;
import octavo.values.Isbn;
import octavo.values.Issn;
import octavo.values.PreprintServers;
import octavo.values.PublicationDate;
import octavo.values.WebUrl;
import octavo.venuenames.NumberWords;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;

/// A work as read by an export. It tracks which fields are requested, so that the others can be
/// reported as lost. Fields have their biblatex names.
public final class TrackedFields {
    /// Fields about the file itself, which take effect through others.
    private static final Set<String> STRUCTURAL_FIELDS =
            Set.of(FieldName.CROSSREF, FieldName.XDATA, FieldName.SORTKEY);

    /// Entry types that state the genre of a thesis or report.
    private static final Set<String> GENRE_TYPES =
            Set.of("phdthesis", "mastersthesis", "bachelorsthesis", "techreport");

    private final Work trackedWork;
    private final Set<String> readFields = new HashSet<>(STRUCTURAL_FIELDS);

    public TrackedFields(Work work) {
        this.trackedWork = work.withCache();
        if (this.trackedWork.isBook()
                && this.trackedWork
                        .plainText(FieldName.BOOKTITLE)
                        .equals(this.trackedWork.plainText("title"))) {
            readFields.add(FieldName.BOOKTITLE);
        }
    }

    public Work work() {
        return trackedWork;
    }

    /// The type in lower case.
    public String entryType() {
        return trackedWork.entry().type().toLowerCase(Locale.ROOT);
    }

    public Optional<String> rawValue(String fieldName) {
        readFields.add(fieldName);
        return trackedWork.intendedRawValue(fieldName).filter(text -> !text.isBlank());
    }

    /// Whether there is a value, which does not count as read.
    public boolean hasValue(String fieldName) {
        return trackedWork.intendedRawValue(fieldName).filter(it -> !it.isBlank()).isPresent();
    }

    /// A field in Unicode; empty if there is none. Identifiers are normalised where possible.
    public String plainText(String fieldName) {
        readFields.add(fieldName);
        String plainText = trackedWork.intendedText(sourceField(fieldName)).strip();
        return plainText.isEmpty() ? "" : usualForm(fieldName, plainText);
    }

    private String usualForm(String fieldName, String rawText) {
        return switch (fieldName) {
            case "doi" -> Doi.parse(rawText).value().map(Doi::name).orElse(rawText);
            case "isbn" -> joinNumbers(Isbn.parse(rawText), Isbn::recommendedForm).orElse(rawText);
            case "issn" -> joinNumbers(Issn.parse(rawText), Issn::number).orElse(rawText);
            case "url" -> WebUrl.printedUrl(rawText);
            case "edition" -> editionNumber(rawText);
            case "eprint" -> isArxiv() ? arxivId().map(ArxivId::toString).orElse(rawText) : rawText;
            default -> rawText;
        };
    }

    /// The field that holds a value: ACM's entries have the publisher's city in `findAddress` and
    /// the conference's in `location`; in biblatex these are `location` and `venue`.
    private String sourceField(String fieldName) {
        return switch (fieldName) {
            case FieldName.LOCATION -> hasTwoPlaces() ? FieldName.ADDRESS : fieldName;
            case FieldName.VENUE ->
                    hasTwoPlaces() && !trackedWork.entry().hasField(fieldName)
                            ? FieldName.LOCATION
                            : fieldName;
            default -> fieldName;
        };
    }

    private boolean hasTwoPlaces() {
        return hasText(FieldName.ADDRESS) && hasText(FieldName.LOCATION);
    }

    private boolean hasText(String fieldName) {
        return trackedWork.entry().hasField(fieldName)
                && !trackedWork.plainText(fieldName).isBlank();
    }

    private static String editionNumber(String rawText) {
        OptionalInt number = NumberWords.parseEdition(rawText);
        return number.isPresent() ? String.valueOf(number.getAsInt()) : rawText;
    }

    private static <T> Optional<String> joinNumbers(
            Parsed<List<T>> parsedNumbers, Function<T, String> numberForm) {
        boolean isValid = parsedNumbers.diagnostics().isEmpty();
        return isValid
                ? Optional.of(
                        String.join(" ", parsedNumbers.value().stream().map(numberForm).toList()))
                : Optional.empty();
    }

    /// Whether its eprint is on arXiv: stated by the archive, or without an archive by the form of
    /// the id.
    public boolean isArxiv() {
        String archive = trackedWork.plainText(FieldName.EPRINTTYPE).strip();
        return archive.isEmpty() ? arxivId().isPresent() : archive.equalsIgnoreCase("arxiv");
    }

    /// Whether its journal is arXiv, as some write it: `arXiv preprint arXiv:2101.00001`, `CoRR`.
    public boolean hasArxivAsJournal() {
        return PreprintServers.isArxivName(trackedWork.plainText(FieldName.JOURNALTITLE));
    }

    private Optional<ArxivId> arxivId() {
        return ArxivId.parse(
                        trackedWork.rawValue("eprint").orElse(""),
                        trackedWork.plainText(FieldName.EPRINTCLASS))
                .value();
    }

    /// The URL that a field such as `howpublished` has instead of text.
    public Optional<String> findAddress(String fieldName) {
        return rawValue(fieldName).flatMap(text -> WebUrl.onlyUrl(text));
    }

    /// The text of the first non-empty field; the others count as not read.
    public String firstText(String... fields) {
        for (String fieldName : fields) {
            if (!trackedWork.plainText(fieldName).isBlank()) {
                return plainText(fieldName);
            }
        }
        return "";
    }

    /// A title and its subtitle. A book itself has no `booktitle`.
    public Optional<RichText> findTitle(String fieldName, String subtitle) {
        if (fieldName.equals(FieldName.BOOKTITLE) && trackedWork.isBook()) {
            return Optional.empty();
        }
        return rawValue(fieldName)
                .map(title -> fieldName.equals("series") ? BiblatexKeys.textOf(title) : title)
                .map(title ->
                        (subtitle.isEmpty() ? Optional.<String>empty() : rawValue(subtitle))
                                .map(subtitleText -> TitleParts.withSubtitle(title, subtitleText))
                                .orElse(title))
                .map(latex -> richValue(fieldName, latex));
    }

    private RichText richValue(String fieldName, String latexSource) {
        boolean isWholeValue =
                trackedWork.rawValue(fieldName).filter(latexSource::equals).isPresent();
        return isWholeValue ? trackedWork.richText(fieldName) : LaTeX.parse(latexSource).value();
    }

    public BibNameList namesIn(String fieldName) {
        return rawValue(fieldName)
                .map(_ -> trackedWork.people(fieldName))
                .orElseGet(() -> new BibNameList(List.of(), List.of(), false));
    }

    /// The genre of a thesis, report and the like: from `entryType`, or else from the entry type.
    public String genreText() {
        String statedType = plainText("type");
        if (!statedType.isEmpty()) {
            return BiblatexKeys.textOf(statedType);
        }
        return GENRE_TYPES.contains(entryType()) ? BiblatexKeys.textOf(entryType()) : "";
    }

    /// When it appeared.
    public PublicationDate readDate() {
        readFields.addAll(List.of("date", "year", "month", "day"));
        return trackedWork.publicationDate();
    }

    /// Another date, such as `urldate`.
    public Optional<PublicationDate> readDate(String fieldName) {
        return rawValue(fieldName).map(text -> PublicationDate.parse(text).value());
    }

    /// Counts a field as transferred.
    public void markRead(String fieldName) {
        readFields.add(fieldName);
    }

    /// Reports the fields of the entry that were not requested, or that an equivalent field hides.
    public void reportUnread(ConversionLosses losses) {
        for (BibField field : trackedWork.entry().fields()) {
            String fieldName = field.name().toLowerCase(Locale.ROOT);
            String standardName = FieldCatalogue.standardName(fieldName);
            boolean isRead = readFields.contains(fieldName) || readFields.contains(standardName);
            if (!isRead) {
                losses.addLoss("cannot hold " + fieldName, trackedWork.key());
            } else if (!standardName.equals(fieldName) && isHiddenBeside(fieldName, standardName)) {
                losses.addLoss(
                        "cannot hold " + fieldName + " beside " + standardName, trackedWork.key());
            } else if (fieldName.equals("year") && isHiddenYear()) {
                losses.addLoss("cannot hold year beside date", trackedWork.key());
            }
        }
        reportCut(losses);
    }

    private void reportCut(ConversionLosses losses) {
        readFields.stream()
                .filter(trackedWork::isTruncated)
                .sorted()
                .forEach(name -> losses.addCutField(name, trackedWork.key()));
    }

    private boolean isHiddenBeside(String fieldName, String standardName) {
        String hiddenText = trackedWork.plainText(fieldName).strip();
        boolean isElsewhere =
                standardName.equals(FieldName.LOCATION)
                        && readFields.contains(FieldName.VENUE)
                        && !trackedWork.entry().hasField(FieldName.VENUE);
        return !isElsewhere
                && trackedWork.entry().hasField(fieldName)
                && trackedWork.entry().hasField(standardName)
                && !hiddenText.isEmpty()
                && !trackedWork.plainText(standardName).contains(hiddenText);
    }

    private boolean isHiddenYear() {
        String year = trackedWork.plainText("year").strip();
        return trackedWork.entry().hasField("date")
                && !trackedWork.plainText("date").contains(year);
    }
}
