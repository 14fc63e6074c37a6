package octavo.library;

import octavo.bib.BibEntry;
import octavo.fields.FieldCatalogue;
import octavo.fields.FieldName;
import octavo.latex.LaTeX;
import octavo.latex.RichText;
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
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The meaning of an entry, read on demand: text without LaTeX, people, venue, year and kind.
/// Anything unreadable stays as its text.
public final class Work {
    private static final Set<String> NO_WORKS = Set.of("xdata", "set");

    private static final Pattern BLANKS = Pattern.compile("[\\s\\u0000]+");

    private final Library library;
    private final int index;
    private final BibEntry entry;
    private final DecodedFieldCache memory;

    /// @param index the entry's place in the library, which determines its macros
    Work(Library library, int index, BibEntry entry) {
        this(library, index, entry, DecodedFieldCache.NONE);
    }

    private Work(Library library, int index, BibEntry entry, DecodedFieldCache memory) {
        this.library = library;
        this.index = index;
        this.entry = entry;
        this.memory = memory;
    }

    /// The works of a library, in file order.
    public static Stream<Work> allOf(Library library) {
        return IntStream.range(0, library.slots().size())
                .boxed()
                .flatMap(index -> library.work(index).stream());
    }

    /// The indices of a library's entries, ascending.
    public static int[] placesIn(Library library) {
        List<Slot> slots = library.slots();
        int[] places = new int[slots.size()];
        int count = 0;
        for (int i = 0; i < places.length; i++) {
            if (slots.get(i).item() instanceof BibEntry) {
                places[count++] = i;
            }
        }
        return Arrays.copyOf(places, count);
    }

    /// The same work with a cache, for callers that ask for the same things repeatedly.
    public Work remembering() {
        return memory.keeps() ? this : new Work(library, index, entry, DecodedFieldCache.empty());
    }

    /// The same work, but bugs throw: for the checks, which report them.
    public Work unguarded() {
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
        return !NO_WORKS.contains(entry.type().toLowerCase(Locale.ROOT));
    }

    /// Lets go what it remembers of its fields, which it reads again when asked.
    public void forget() {
        memory.forget();
    }

    /// The text of a field as TeX sees it: macros expanded, whitespace collapsed, and inherited if
    /// the entry lacks it.
    public Optional<String> raw(String field) {
        return memory.recall(memory.raws(), this, key(field), Work::readRaw, Optional::empty);
    }

    /// The cache key of a field: a field with two names is read once.
    private String key(String field) {
        return memory.keeps() ? EffectiveFields.nameIn(entry, field) : field;
    }

    private Optional<String> readRaw(String field) {
        return new EffectiveFields(library).raw(index, entry, field).map(Work::withSingleBlanks);
    }

    /// As people mean it, even where BibTeX finds nothing: the title of the proceedings that a
    /// paper refers to by `crossref` is its `booktitle`.
    public Optional<String> meant(String field) {
        return memory.read(this, field, Work::readMeant, Optional::empty);
    }

    private Optional<String> readMeant(String field) {
        Optional<String> raw = raw(field);
        return raw.isPresent() || !inherits()
                ? raw
                : new EffectiveFields(library)
                        .meant(index, entry, field)
                        .map(Work::withSingleBlanks);
    }

    /// The meant field in Unicode.
    public String meantText(String field) {
        String text = text(field);
        return text.isEmpty() && inherits() ? meant(field).map(LaTeX::toUnicode).orElse("") : text;
    }

    /// Whether the entry inherits from others.
    public boolean inherits() {
        return inherits(entry);
    }

    /// Whether an entry inherits from others.
    public static boolean inherits(BibEntry entry) {
        return EffectiveFields.hasParents(entry);
    }

    /// A field that the entry only inherits, in Unicode.
    public Optional<InheritedField> inherited(String field) {
        return own(field).isPresent()
                ? Optional.empty()
                : new EffectiveFields(library)
                        .inherited(index, entry, field)
                        .map(from -> new InheritedField(from.key(), text(field)));
    }

    /// The names of fields that the entry may inherit, in lower case.
    public Set<String> inheritableFields() {
        return new EffectiveFields(library).inheritable(index, entry);
    }

    /// Whether a field's text is truncated because its `@string`s are too long.
    public boolean isCut(String field) {
        return new EffectiveFields(library).isCut(index, entry, field);
    }

    private static String withSingleBlanks(String text) {
        String bare = text.strip();
        return hasSingleBlanks(bare) ? bare : BLANKS.matcher(bare).replaceAll(" ");
    }

    private static boolean hasSingleBlanks(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean again = c == ' ' && i > 0 && text.charAt(i - 1) == ' ';
            if (c < ' ' || again) {
                return false;
            }
        }
        return true;
    }

    /// The text of a field in Unicode; empty if there is no such field. Addresses and the like are
    /// not LaTeX and stay as they are.
    public String text(String field) {
        return memory.recall(memory.texts(), this, key(field), Work::readText, () -> "");
    }

    private String readText(String field) {
        Optional<String> raw = raw(field);
        if (raw.isEmpty() || FieldCatalogue.kind(field).isVerbatim()) {
            return raw.orElse("");
        }
        if (!memory.keeps()) {
            return LaTeX.toUnicode(raw.get());
        }
        return LaTeX.isPlain(raw.get()) ? raw.get() : rich(field).plain();
    }

    /// The text of a field with its formatting.
    public RichText rich(String field) {
        return memory.recall(
                memory.riches(), this, key(field), Work::readRich, () -> RichText.of(""));
    }

    private RichText readRich(String field) {
        String raw = raw(field).orElse("");
        return LaTeX.isPlain(raw) ? RichText.of(raw) : LaTeX.parse(raw).value();
    }

    public String title() {
        return text("title");
    }

    /// The people in a field such as `author`.
    public BibNameList people(String field) {
        return memory.recall(
                memory.people(),
                this,
                key(field),
                (work, it) -> BibNameList.parse(work.raw(it).orElse("")).value(),
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
    public String authorsInShort() {
        BibNameList authors = authors();
        Stream<String> families =
                authors.names().stream().map(name -> name.display(NameForm.FAMILY));
        return Stream.concat(families, authors.others() ? Stream.of("…") : Stream.empty())
                .collect(Collectors.joining(", "));
    }

    /// Whether it is a book and not part of one: BibTeX repeats the title of a book in `booktitle`,
    /// for entries that refer to it by `crossref`.
    public boolean isBook() {
        return KindRules.isBook(entry.type().toLowerCase(Locale.ROOT)) && !title().isBlank();
    }

    /// Where it appeared, as stated in the entry: journal, proceedings, university …
    public String venue() {
        List<String> fields = isBook() ? KindRules.VENUE_OF_BOOK : KindRules.VENUE;
        return fields.stream()
                .map(this::meantText)
                .filter(venue -> !venue.isEmpty())
                .findFirst()
                .orElseGet(this::archive);
    }

    /// The archive of an eprint, `arXiv`.
    private String archive() {
        return text(FieldName.EPRINTTYPE);
    }

    /// When it appeared; for a talk, when it was given.
    public PublicationDate date() {
        return memory.recall(
                memory.dates(),
                this,
                "date",
                (work, _) -> work.readDate(),
                () -> PublicationDate.parse("").value());
    }

    private PublicationDate readDate() {
        boolean said =
                Stream.of("date", "year").anyMatch(field -> !raw(field).orElse("").isBlank());
        return said || !isGiven()
                ? PublicationDate.of(this::raw)
                : PublicationDate.parse(raw("eventdate").orElse("")).value();
    }

    /// Whether it is given at an event rather than published.
    private boolean isGiven() {
        return kind() == Kind.TALK || kind() == Kind.POSTER;
    }

    /// The year shown in a table; if unreadable, the entry's own text, such as `in press`.
    public String year() {
        return date().shownYear().orElseGet(() -> text("year"));
    }

    public Kind kind() {
        return memory.recall(
                memory.kinds(),
                this,
                "kind",
                (work, _) -> work.kind(_ -> Optional.empty()),
                () -> Kind.OTHER);
    }

    /// The kind, given the known kinds of venues.
    public Kind kind(Function<String, Optional<Kind>> register) {
        return new KindRules(entry.type().toLowerCase(Locale.ROOT), this::text).kind(register);
    }

    /// The DOI of the entry itself: an inherited one identifies something else.
    public Optional<Doi> doi() {
        return memory.read(this, "doi", (work, _) -> work.readDoi(), Optional::empty);
    }

    private Optional<Doi> readDoi() {
        return own("doi")
                .flatMap(text -> Doi.parse(text).value())
                .or(() ->
                        own("url")
                                .filter(it -> it.contains("doi.org/"))
                                .flatMap(url -> Doi.parse(url).value()));
    }

    /// The entry's own arXiv id, from its eprint, DOI, URL or journal.
    public Optional<ArxivId> arXiv() {
        return memory.read(
                this, "eprint", (work, _) -> EntryIdentifiers.arXiv(work::own), Optional::empty);
    }

    /// The ISBNs of its book.
    public List<Isbn> isbns() {
        return memory.read(
                this,
                "isbn",
                (work, it) -> work.raw(it).map(text -> Isbn.parse(text).value()).orElse(List.of()),
                List::of);
    }

    private Optional<String> own(String field) {
        return memory.read(this, field, Work::readOwn, Optional::empty);
    }

    private Optional<String> readOwn(String field) {
        return entry.has(EffectiveFields.nameIn(entry, field)) ? raw(field) : Optional.empty();
    }

    /// Its publication state, if the entry says that it has not appeared yet.
    public Optional<PublicationDate.State> state() {
        return memory.read(
                this, "pubstate", (work, _) -> PublicationStates.of(work), Optional::empty);
    }

    /// Where it can be viewed.
    public List<String> links() {
        return Stream.of(doi().map(Doi::url), arXiv().map(ArxivId::url), url().map(WebUrl::address))
                .flatMap(Optional::stream)
                .distinct()
                .toList();
    }

    /// The URL of the entry itself.
    public Optional<WebUrl> url() {
        return own("url").flatMap(text -> WebUrl.parse(text).value());
    }

    /// The files that the entry itself links to.
    public List<FileLink> files() {
        List<FileLink> links = own(FieldName.FILE).map(FileLink::parse).orElse(List.of());
        List<FileLink> bookmarks = EntryFiles.bookmarks(entry);
        return bookmarks.isEmpty()
                ? links
                : Stream.concat(links.stream(), bookmarks.stream()).distinct().toList();
    }
}
