package octavo.convert;

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
import java.util.regex.Pattern;

/// A work as read by an export. It tracks which fields are requested, so that the others can be
/// reported as lost. Fields have their biblatex names.
public final class TrackedFields {
    /// Fields about the file itself, which take effect through others.
    private static final Set<String> ABOUT_THE_FILE =
            Set.of(FieldName.CROSSREF, FieldName.XDATA, FieldName.SORTKEY);

    /// Entry types that state the genre of a thesis or report.
    private static final Set<String> GENRES =
            Set.of("phdthesis", "mastersthesis", "bachelorsthesis", "techreport");

    private static final Pattern ARXIV = Pattern.compile("(?i)\\barxiv\\b|^corr\\b");

    private final Work work;
    private final Set<String> read = new HashSet<>(ABOUT_THE_FILE);

    public TrackedFields(Work work) {
        this.work = work.remembering();
        if (this.work.isBook()
                && this.work.text(FieldName.BOOKTITLE).equals(this.work.text("title"))) {
            read.add(FieldName.BOOKTITLE);
        }
    }

    public Work work() {
        return work;
    }

    /// The type in lower case.
    public String type() {
        return work.entry().type().toLowerCase(Locale.ROOT);
    }

    public Optional<String> raw(String field) {
        read.add(field);
        return work.meant(field).filter(text -> !text.isBlank());
    }

    /// A field in Unicode; empty if there is none. Identifiers are normalised where possible.
    public String text(String field) {
        read.add(field);
        String text = work.meantText(source(field)).strip();
        return text.isEmpty() ? "" : usual(field, text);
    }

    private String usual(String field, String text) {
        return switch (field) {
            case "doi" -> Doi.parse(text).value().map(Doi::name).orElse(text);
            case "isbn" -> joined(Isbn.parse(text), Isbn::normal).orElse(text);
            case "issn" -> joined(Issn.parse(text), Issn::number).orElse(text);
            case "url" -> WebUrl.bare(text);
            case "edition" -> edition(text);
            case "eprint" -> isArxiv() ? arxiv().map(ArxivId::toString).orElse(text) : text;
            default -> text;
        };
    }

    /// The field that holds a value: ACM's entries have the publisher's city in `address` and the
    /// conference's in `location`; in biblatex these are `location` and `venue`.
    private String source(String field) {
        return switch (field) {
            case FieldName.LOCATION -> hasTwoPlaces() ? FieldName.ADDRESS : field;
            case FieldName.VENUE ->
                    hasTwoPlaces() && !work.entry().has(field) ? FieldName.LOCATION : field;
            default -> field;
        };
    }

    private boolean hasTwoPlaces() {
        return says(FieldName.ADDRESS) && says(FieldName.LOCATION);
    }

    private boolean says(String field) {
        return work.entry().has(field) && !work.text(field).isBlank();
    }

    private static String edition(String text) {
        OptionalInt number = NumberWords.edition(text);
        return number.isPresent() ? String.valueOf(number.getAsInt()) : text;
    }

    private static <T> Optional<String> joined(Parsed<List<T>> numbers, Function<T, String> form) {
        boolean right = numbers.diagnostics().isEmpty();
        return right
                ? Optional.of(String.join(" ", numbers.value().stream().map(form).toList()))
                : Optional.empty();
    }

    /// Whether its eprint is on arXiv: stated by the archive, or without an archive by the form of
    /// the id.
    public boolean isArxiv() {
        String archive = work.text(FieldName.EPRINTTYPE).strip();
        return archive.isEmpty() ? arxiv().isPresent() : archive.equalsIgnoreCase("arxiv");
    }

    /// Whether its journal is arXiv, as some write it: `arXiv preprint arXiv:2101.00001`, `CoRR`.
    public boolean hasArxivAsJournal() {
        return ARXIV.matcher(work.text(FieldName.JOURNALTITLE)).find();
    }

    private Optional<ArxivId> arxiv() {
        return ArxivId.parse(work.raw("eprint").orElse(""), work.text(FieldName.EPRINTCLASS))
                .value();
    }

    /// The URL that a field such as `howpublished` has instead of text.
    public Optional<String> address(String field) {
        return raw(field).flatMap(WebUrl::alone);
    }

    /// The text of the first non-empty field; the others count as not read.
    public String firstText(String... fields) {
        for (String field : fields) {
            if (!work.text(field).isBlank()) {
                return text(field);
            }
        }
        return "";
    }

    /// A title and its subtitle. A book itself has no `booktitle`.
    public Optional<RichText> title(String field, String subtitle) {
        if (field.equals(FieldName.BOOKTITLE) && work.isBook()) {
            return Optional.empty();
        }
        return raw(field)
                .map(title -> field.equals("series") ? BiblatexKeys.text(title) : title)
                .map(title ->
                        (subtitle.isEmpty() ? Optional.<String>empty() : raw(subtitle))
                                .map(more -> TitleParts.withSubtitle(title, more))
                                .orElse(title))
                .map(latex -> rich(field, latex));
    }

    private RichText rich(String field, String latex) {
        boolean alone = work.raw(field).filter(latex::equals).isPresent();
        return alone ? work.rich(field) : LaTeX.parse(latex).value();
    }

    public BibNameList names(String field) {
        return raw(field)
                .map(_ -> work.people(field))
                .orElseGet(() -> new BibNameList(List.of(), List.of(), false));
    }

    /// The genre of a thesis, report and the like: from `type`, or else from the entry type.
    public String genre() {
        String said = text("type");
        if (!said.isEmpty()) {
            return BiblatexKeys.text(said);
        }
        return GENRES.contains(type()) ? BiblatexKeys.text(type()) : "";
    }

    /// When it appeared.
    public PublicationDate date() {
        read.addAll(List.of("date", "year", "month", "day"));
        return work.date();
    }

    /// Another date, such as `urldate`.
    public Optional<PublicationDate> date(String field) {
        return raw(field).map(text -> PublicationDate.parse(text).value());
    }

    /// Counts a field as transferred.
    public void markRead(String field) {
        read.add(field);
    }

    /// Reports the fields of the entry that were not requested, or that an equivalent field hides.
    public void tellUnread(ConversionLosses losses) {
        for (BibField field : work.entry().fields()) {
            String name = field.name().toLowerCase(Locale.ROOT);
            String other = FieldCatalogue.standardName(name);
            boolean known = read.contains(name) || read.contains(other);
            if (!known) {
                losses.add("no place for " + name, work.key());
            } else if (!other.equals(name) && isHidden(name, other)) {
                losses.add("no place for " + name + " beside " + other, work.key());
            } else if (name.equals("year") && isHiddenYear()) {
                losses.add("no place for year beside date", work.key());
            }
        }
        tellCut(losses);
    }

    private void tellCut(ConversionLosses losses) {
        read.stream().filter(work::isCut).sorted().forEach(name -> losses.addCut(name, work.key()));
    }

    private boolean isHidden(String name, String other) {
        String hidden = work.text(name).strip();
        boolean elsewhere =
                other.equals(FieldName.LOCATION)
                        && read.contains(FieldName.VENUE)
                        && !work.entry().has(FieldName.VENUE);
        return !elsewhere
                && work.entry().has(name)
                && work.entry().has(other)
                && !hidden.isEmpty()
                && !work.text(other).contains(hidden);
    }

    private boolean isHiddenYear() {
        String year = work.text("year").strip();
        return work.entry().has("date") && !work.text("date").contains(year);
    }
}
