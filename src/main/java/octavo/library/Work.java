package octavo.library;

import octavo.bib.BibEntry;
import octavo.fields.FieldCatalogue;
import octavo.fields.FieldName;
import octavo.latex.LaTeX;
import octavo.latex.RichText;
import octavo.latex.TexBlanks;
import octavo.names.BibNameList;
import octavo.names.NameForm;
import octavo.values.ArxivId;
import octavo.values.Doi;
import octavo.values.FileLink;
import octavo.values.Isbn;
import octavo.values.PublicationDate;
import octavo.values.WebUrl;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The meaning of an entry, read on demand: text without LaTeX, people, venue, year and kind.
/// Anything unreadable stays as its text.
public final class Work {
    private static final Set<String> NON_WORK_TYPES = Set.of("xdata", "set");

    private final Library library;
    private final int index;
    private final BibEntry entry;
    private final DecodedFieldCache fieldCache;

    /// @param index the entry's place in the library, which determines its macros
    Work(Library library, int index, BibEntry entry) {
        this(library, index, entry, DecodedFieldCache.NONE);
    }

    private Work(Library library, int index, BibEntry entry, DecodedFieldCache fieldCache) {
        this.library = library;
        this.index = index;
        this.entry = entry;
        this.fieldCache = fieldCache;
    }

    /// The works of a library, in file order.
    public static Stream<Work> allOf(Library library) {
        return IntStream.range(0, library.slots().size())
                .boxed()
                .flatMap(index -> library.workAt(index).stream());
    }

    /// The indices of a library's entries, ascending.
    public static int[] entryIndices(Library library) {
        List<Slot> slots = library.slots();
        int[] entryIndices = new int[slots.size()];
        int count = 0;
        for (int i = 0; i < entryIndices.length; i++) {
            if (slots.get(i).item() instanceof BibEntry) {
                entryIndices[count++] = i;
            }
        }
        return Arrays.copyOf(entryIndices, count);
    }

    /// The same work with a cache, for callers that ask for the same things repeatedly.
    public Work withCache() {
        return fieldCache.isCaching()
                ? this
                : new Work(library, index, entry, DecodedFieldCache.empty());
    }

    /// The same work, but bugs throw: for the checks, which report them.
    public Work withoutGuard() {
        return new Work(library, index, entry, DecodedFieldCache.UNGUARDED);
    }

    public BibEntry entry() {
        return entry;
    }

    /// The library that it is part of.
    public Library library() {
        return library;
    }

    /// Where it is in its library.
    public int index() {
        return index;
    }

    public String key() {
        return entry.key();
    }

    /// Whether the entry is a work of its own: an `@xdata` only lends fields to others, and the
    /// members of a `@set` are entries themselves.
    public boolean isPublication() {
        return !NON_WORK_TYPES.contains(entry.type().toLowerCase(Locale.ROOT));
    }

    /// Lets go what it remembers of its fields, which it reads again when asked.
    public void clearCache() {
        fieldCache.clearAll();
    }

    /// The text of a field as TeX sees it: macros expanded, whitespace collapsed, and inherited if
    /// the entry lacks it.
    public Optional<String> rawValue(String fieldName) {
        return fieldCache.getOrRead(
                fieldCache.rawValues(), this, key(fieldName), Work::readRawValue, Optional::empty);
    }

    /// The cache key of a field: a field with two names is read once.
    private String key(String fieldName) {
        return fieldCache.isCaching() ? EffectiveFields.nameInEntry(entry, fieldName) : fieldName;
    }

    private Optional<String> readRawValue(String fieldName) {
        return new EffectiveFields(library)
                .rawValue(index, entry, fieldName)
                .map(TexBlanks::collapse);
    }

    /// As people mean it, even where BibTeX finds nothing: the title of the proceedings that a
    /// paper refers to by `crossref` is its `booktitle`.
    public Optional<String> intendedRawValue(String fieldName) {
        return fieldCache.readUncached(this, fieldName, Work::readIntendedValue, Optional::empty);
    }

    private Optional<String> readIntendedValue(String fieldName) {
        Optional<String> rawValue = rawValue(fieldName);
        return rawValue.isPresent() || !hasParents()
                ? rawValue
                : new EffectiveFields(library)
                        .intendedRawValue(index, entry, fieldName)
                        .map(TexBlanks::collapse);
    }

    /// The meant field in Unicode.
    public String intendedText(String fieldName) {
        String fieldText = plainText(fieldName);
        return fieldText.isEmpty() && hasParents()
                ? intendedRawValue(fieldName).map(LaTeX::toUnicode).orElse("")
                : fieldText;
    }

    /// Whether the entry inherits from others.
    public boolean hasParents() {
        return hasParents(entry);
    }

    /// Whether an entry inherits from others.
    public static boolean hasParents(BibEntry entry) {
        return EffectiveFields.hasParents(entry);
    }

    /// A field that the entry only inherits, in Unicode.
    public Optional<InheritedField> inheritedField(String fieldName) {
        return ownRawValue(fieldName).isPresent()
                ? Optional.empty()
                : new EffectiveFields(library)
                        .inheritedField(index, entry, fieldName)
                        .map(inheritedField ->
                                new InheritedField(
                                        inheritedField.parentKey(), plainText(fieldName)));
    }

    /// The names of fields that the entry may inherit, in lower case.
    public Set<String> inheritableFields() {
        return new EffectiveFields(library).inheritableNames(index, entry);
    }

    /// Whether a field's text is truncated because its `@string`s are too long.
    public boolean isTruncated(String fieldName) {
        return new EffectiveFields(library).isTruncated(index, entry, fieldName);
    }

    /// The text of a field in Unicode; empty if there is no such field. Addresses and the like are
    /// not LaTeX and stay as they are.
    public String plainText(String fieldName) {
        return fieldCache.getOrRead(
                fieldCache.plainTexts(), this, key(fieldName), Work::readPlainText, () -> "");
    }

    private String readPlainText(String fieldName) {
        Optional<String> rawValue = rawValue(fieldName);
        if (rawValue.isEmpty() || FieldCatalogue.kindOf(fieldName).isVerbatim()) {
            return rawValue.orElse("");
        }
        if (!fieldCache.isCaching()) {
            return LaTeX.toUnicode(rawValue.get());
        }
        return LaTeX.isPlainText(rawValue.get()) ? rawValue.get() : richText(fieldName).plainText();
    }

    /// The text of a field with its formatting.
    public RichText richText(String fieldName) {
        return fieldCache.getOrRead(
                fieldCache.richTexts(),
                this,
                key(fieldName),
                Work::readRichText,
                () -> RichText.of(""));
    }

    private RichText readRichText(String fieldName) {
        String rawValue = rawValue(fieldName).orElse("");
        return LaTeX.isPlainText(rawValue) ? RichText.of(rawValue) : LaTeX.parse(rawValue).value();
    }

    public String title() {
        return plainText("title");
    }

    /// The people in a field such as `author`.
    public BibNameList people(String fieldName) {
        return fieldCache.getOrRead(
                fieldCache.nameLists(),
                this,
                key(fieldName),
                (work, it) -> BibNameList.parse(work.rawValue(it).orElse("")).value(),
                () -> BibNameList.parse("").value());
    }

    /// The authors, or the editors of a work without authors.
    public BibNameList authors() {
        return people(authorsField());
    }

    /// The field that these are from.
    public String authorsField() {
        return people("author").names().isEmpty() ? "editor" : "author";
    }

    /// The family names of the authors, as shown in a table.
    public String authorFamilyNames() {
        BibNameList authors = authors();
        Stream<String> familyNames =
                authors.names().stream().map(name -> name.displayName(NameForm.FAMILY));
        return Stream.concat(familyNames, authors.hasOthers() ? Stream.of("…") : Stream.empty())
                .collect(Collectors.joining(", "));
    }

    /// Whether it is a book and not part of one: BibTeX repeats the title of a book in `booktitle`,
    /// for entries that refer to it by `crossref`.
    public boolean isBook() {
        return KindRules.isBook(entry.type().toLowerCase(Locale.ROOT)) && !title().isBlank();
    }

    /// Where it appeared, as stated in the entry: journal, proceedings, university …
    public String venue() {
        List<String> venueFields = isBook() ? KindRules.BOOK_VENUE_FIELDS : KindRules.VENUE_FIELDS;
        return venueFields.stream()
                .map(this::intendedText)
                .filter(venue -> !venue.isEmpty())
                .findFirst()
                .orElseGet(this::eprintArchive);
    }

    /// The archive of a preprint, `arXiv`.
    private String eprintArchive() {
        String archiveName = plainText(FieldName.EPRINTTYPE);
        return KindRules.holdsPreprints(archiveName) ? archiveName : "";
    }

    /// When it appeared; for a talk, when it was given.
    public PublicationDate publicationDate() {
        return fieldCache.getOrRead(
                fieldCache.publicationDates(),
                this,
                "date",
                (work, _) -> work.readPublicationDate(),
                () -> PublicationDate.parse("").value());
    }

    private PublicationDate readPublicationDate() {
        boolean hasStatedDate =
                Stream.of("date", "year")
                        .anyMatch(fieldName -> !rawValue(fieldName).orElse("").isBlank());
        return hasStatedDate || !isPresentation()
                ? PublicationDate.fromFields(this::rawValue)
                : PublicationDate.parse(rawValue("eventdate").orElse("")).value();
    }

    /// Whether it is given at an event rather than published.
    private boolean isPresentation() {
        return workKind() == WorkKind.TALK || workKind() == WorkKind.POSTER;
    }

    /// The year shown in a table; if unreadable, the entry's own text, such as `in press`.
    public String shownYear() {
        return publicationDate().displayYear().orElseGet(() -> plainText("year"));
    }

    public WorkKind workKind() {
        return fieldCache.getOrRead(
                fieldCache.workKinds(),
                this,
                "kind",
                (work, _) -> work.workKind(_ -> Optional.empty()),
                () -> WorkKind.OTHER);
    }

    /// The kind, given the known kinds of venues.
    public WorkKind workKind(Function<String, Optional<WorkKind>> venueKind) {
        return new KindRules(entry.type().toLowerCase(Locale.ROOT), this::plainText)
                .determineKind(venueKind);
    }

    /// The DOI of the entry itself: an inherited one identifies something else.
    public Optional<Doi> doi() {
        return fieldCache.readUncached(this, "doi", (work, _) -> work.readDoi(), Optional::empty);
    }

    private Optional<Doi> readDoi() {
        return ownRawValue("doi")
                .flatMap(text -> Doi.parse(text).value())
                .or(() ->
                        ownRawValue("url")
                                .filter(it -> it.contains("doi.org/"))
                                .flatMap(url -> Doi.parse(url).value()));
    }

    /// The entry's own arXiv id, from its eprint, DOI, URL or journal.
    public Optional<ArxivId> arXiv() {
        return fieldCache.readUncached(
                this,
                "eprint",
                (work, _) -> EntryIdentifiers.findArxivId(work::ownRawValue),
                Optional::empty);
    }

    /// The ISBNs of its book.
    public List<Isbn> isbns() {
        return fieldCache.readUncached(
                this,
                "isbn",
                (work, it) ->
                        work.rawValue(it).map(text -> Isbn.parse(text).value()).orElse(List.of()),
                List::of);
    }

    private Optional<String> ownRawValue(String fieldName) {
        return fieldCache.readUncached(this, fieldName, Work::readOwnValue, Optional::empty);
    }

    private Optional<String> readOwnValue(String fieldName) {
        return entry.hasField(EffectiveFields.nameInEntry(entry, fieldName))
                ? rawValue(fieldName)
                : Optional.empty();
    }

    /// Its publication state, if the entry says that it has not appeared yet.
    public Optional<PublicationDate.PublicationState> publicationState() {
        return fieldCache.readUncached(
                this, "pubstate", (work, _) -> PublicationStates.stateOf(work), Optional::empty);
    }

    /// Where it can be viewed.
    public List<String> webAddresses() {
        return Stream.of(
                        doi().map(Doi::url),
                        arXiv().map(ArxivId::url),
                        webUrl().map(WebUrl::address))
                .flatMap(Optional::stream)
                .distinct()
                .toList();
    }

    /// The URL of the entry itself.
    public Optional<WebUrl> webUrl() {
        return ownRawValue("url").flatMap(text -> WebUrl.parse(text).value());
    }

    /// The files that the entry itself links to.
    public List<FileLink> fileLinks() {
        List<FileLink> links = ownRawValue(FieldName.FILE).map(FileLink::parse).orElse(List.of());
        List<FileLink> bibdeskLinks = EntryFiles.bibdeskLinks(entry);
        return bibdeskLinks.isEmpty()
                ? links
                : Stream.concat(links.stream(), bibdeskLinks.stream()).distinct().toList();
    }
}
