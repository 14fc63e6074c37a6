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
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// What an entry means, read from it when asked: text without LaTeX, people, venue, year and kind.
/// What cannot be read stays as its text.
public final class Work {
    private static final Set<String> NO_WORKS = Set.of("xdata", "set");

    private static final Pattern BLANKS = Pattern.compile("[\\s\\u0000]+");

    private final Library library;
    private final int index;
    private final BibEntry entry;
    private final DecodedFieldCache memory;

    /// @param index the entry's place in the library, which says what macros mean to it
    Work(Library library, int index, BibEntry entry) {
        this(library, index, entry, DecodedFieldCache.NONE);
    }

    private Work(Library library, int index, BibEntry entry, DecodedFieldCache memory) {
        this.library = library;
        this.index = index;
        this.entry = entry;
        this.memory = memory;
    }

    /// The works of a library, in the order of its file.
    public static Stream<Work> allOf(Library library) {
        return IntStream.range(0, library.slots().size())
                .boxed()
                .flatMap(index -> library.work(index).stream());
    }

    /// Where the entries of a library are in it, ascending.
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

    /// The same work, which reads each thing once and keeps it: for those who ask for the same
    /// again and again.
    public Work remembering() {
        return memory.keeps() ? this : new Work(library, index, entry, DecodedFieldCache.empty());
    }

    /// The same work, which lets through what a bug throws: for the checks, which report that.
    public Work unguarded() {
        return new Work(library, index, entry, DecodedFieldCache.UNGUARDED);
    }

    /// What somebody makes of this work alone, kept where the work remembers.
    ///
    /// @param kind a type that only they use for it
    public <T> T made(Class<T> kind, Supplier<T> make) {
        return memory.recall(kind, "", make);
    }

    /// The same of what is made of this work and something else.
    ///
    /// @param about all that it depends on besides the work
    public <T> T made(Class<T> kind, Object about, Supplier<T> make) {
        return memory.recall(kind, about, make);
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

    /// Whether the entry is about a work of its own: an `@xdata` lends fields to others, and the
    /// members of a `@set` are there by themselves.
    public boolean isPublication() {
        return !NO_WORKS.contains(entry.type().toLowerCase(Locale.ROOT));
    }

    /// The text of a field as TeX has it: macros replaced, white space as one blank, and inherited
    /// where the entry does not have it.
    public Optional<String> raw(String field) {
        return memory.recall(memory.raws(), this, key(field), Work::readRaw, Optional::empty);
    }

    /// The name by which a field is remembered: a field that two names mean is read once.
    private String key(String field) {
        return memory.keeps() ? EffectiveFields.nameIn(entry, field) : field;
    }

    private Optional<String> readRaw(String field) {
        return new EffectiveFields(library).raw(index, entry, field).map(Work::withSingleBlanks);
    }

    /// The same as people mean it, where BibTeX would find nothing: the title of the proceedings
    /// that a paper refers to by `crossref` is its `booktitle`.
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

    /// The same as people read it.
    public String meantText(String field) {
        String text = text(field);
        return text.isEmpty() && inherits() ? meant(field).map(LaTeX::toUnicode).orElse("") : text;
    }

    /// Whether the entry names others to inherit fields from.
    public boolean inherits() {
        return inherits(entry);
    }

    /// Whether an entry names others to inherit fields from.
    public static boolean inherits(BibEntry entry) {
        return EffectiveFields.hasParents(entry);
    }

    /// A field that the entry has from another only, its text as people read it.
    public Optional<InheritedField> inherited(String field) {
        return own(field).isPresent()
                ? Optional.empty()
                : new EffectiveFields(library)
                        .inherited(index, entry, field)
                        .map(from -> new InheritedField(from.key(), text(field)));
    }

    /// The names of fields, in small letters, that the entry may have from others.
    public Set<String> inheritableFields() {
        return new EffectiveFields(library).inheritable(index, entry);
    }

    /// Whether only the beginning of a field's text is read, since its `@string`s are too long.
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

    /// The text of a field as people read it; empty where there is no such field. Addresses and the
    /// like are no LaTeX, and stay as they are.
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

    /// The same with its looks.
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

    /// The people that a field such as `author` names.
    public BibNameList people(String field) {
        return memory.recall(
                memory.people(),
                this,
                key(field),
                (work, it) -> BibNameList.parse(work.raw(it).orElse("")).value(),
                () -> BibNameList.parse("").value());
    }

    /// The authors, or the editors of what has no authors.
    public BibNameList authors() {
        return people(authorsField());
    }

    /// The field that names those.
    public String authorsField() {
        return people("author").names().isEmpty() ? "editor" : "author";
    }

    /// The family names of the authors, as a table shows them.
    public String authorsInShort() {
        BibNameList authors = authors();
        Stream<String> families =
                authors.names().stream().map(name -> name.display(NameForm.FAMILY));
        return Stream.concat(families, authors.others() ? Stream.of("…") : Stream.empty())
                .collect(Collectors.joining(", "));
    }

    /// Whether it is a book by itself, and in none: BibTeX has the title of such a one again in
    /// `booktitle`, for what refers to it by `crossref`.
    public boolean isBook() {
        return KindRules.isBook(entry.type().toLowerCase(Locale.ROOT)) && !title().isBlank();
    }

    /// Where it appeared, as the entry says it: journal, proceedings, university …
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

    /// When it appeared; a talk, when it was given.
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

    /// Whether people give it at an event rather than publish it.
    private boolean isGiven() {
        return kind() == Kind.TALK || kind() == Kind.POSTER;
    }

    /// The year that a table shows; where none can be read, what the entry says instead, `in
    /// press`.
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

    /// The kind, given what is known of venues.
    public Kind kind(Function<String, Optional<Kind>> register) {
        return new KindRules(entry.type().toLowerCase(Locale.ROOT), this::text).kind(register);
    }

    /// The DOI of the entry itself: what it inherits names something else.
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

    /// The paper on arXiv that the entry itself names, by its eprint, DOI, address or journal.
    public Optional<ArxivId> arXiv() {
        return memory.read(
                this, "eprint", (work, _) -> EntryIdentifiers.arXiv(work::own), Optional::empty);
    }

    /// Its books' numbers.
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

    /// How far it is on its way out, where the entry says that it is not out yet.
    public Optional<PublicationDate.State> state() {
        return memory.read(
                this, "pubstate", (work, _) -> PublicationStates.of(work), Optional::empty);
    }

    /// Where it can be looked at.
    public List<String> links() {
        return Stream.of(doi().map(Doi::url), arXiv().map(ArxivId::url), url().map(WebUrl::address))
                .flatMap(Optional::stream)
                .distinct()
                .toList();
    }

    /// The address that the entry itself gives.
    public Optional<WebUrl> url() {
        return own("url").flatMap(text -> WebUrl.parse(text).value());
    }

    /// The files that the entry itself links to.
    public List<FileLink> files() {
        return own(FieldName.FILE).map(FileLink::parse).orElse(List.of());
    }
}
