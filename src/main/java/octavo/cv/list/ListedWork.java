package octavo.cv.list;

import octavo.convert.bibtex.ClassicEntry;
import octavo.csl.CslItem;
import octavo.cv.list.AuthorLine.Author;
import octavo.cv.profile.ListSeparators;
import octavo.cv.profile.TemplateNames;
import octavo.cv.profile.TemplateValues;
import octavo.library.ValueCache;
import octavo.library.Work;
import octavo.names.PersonName;
import octavo.richtext.LinkAddress;
import octavo.richtext.Run;
import octavo.richtext.Runs;
import octavo.values.PartialDate;
import octavo.values.PublicationDate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// An entry in a publication list, with its values for templates.
public final class ListedWork implements TemplateValues {
    private static final String EDITOR = "editor";

    private static final Pattern KEYWORD_END = Pattern.compile("[,;]");

    /// Values that depend on the list.
    private static final Set<String> OF_LIST =
            Set.of(
                    "authors",
                    "editors",
                    "year",
                    "month",
                    "status",
                    "links",
                    "keywords",
                    "preprint",
                    "genre",
                    "details");

    private static final List<String> LINKS =
            Stream.concat(WorkValues.LINKS.stream(), Stream.of("preprint")).toList();

    private final Work work;
    private final String key;
    private final PersonRules roll;
    private final Optional<Work> preprint;
    private final boolean leads;
    private final ListSeparators separators;
    private final WorkValues own;
    private final CvWorks all;

    /// Cache: every format requests the same values.
    private final ValueCache<Runs> values = new ValueCache<>();

    private final ValueCache<List<Named>> people = new ValueCache<>();
    private final ValueCache<List<Author>> authors = new ValueCache<>();

    /// What depends on the list: with equal parts, the same instance can be shared.
    ///
    /// @param key its unique key in the list
    /// @param preprint its preprint
    /// @param leads whether the entry links to the preprint
    record Said(
            String key,
            PersonRules roll,
            Optional<Work> preprint,
            boolean leads,
            ListSeparators separators) {}

    /// @param all what other lists know of it and its preprint
    ListedWork(Work work, Said said, CvWorks all) {
        this.work = work;
        this.key = said.key();
        this.roll = said.roll();
        this.preprint = said.preprint();
        this.leads = said.leads();
        this.separators = said.separators();
        this.own = all.values(work);
        this.all = all;
    }

    /// Lets go what it was made of, which it makes again when asked: a list that is printed needs
    /// its lines only.
    public void forget() {
        Stream.of(values, people, authors).forEach(ValueCache::forget);
        own.forget();
        work.forget();
    }

    public PersonRules roll() {
        return roll;
    }

    public Work work() {
        return work;
    }

    /// The entry's key; another if it is missing or repeated.
    public String key() {
        return key;
    }

    /// Its preprint, if the list does not show that itself.
    public Optional<Work> preprint() {
        return preprint;
    }

    /// The marks of each person in a field.
    List<Set<String>> marks(String field) {
        return own.marks(field);
    }

    /// The item that citation styles format.
    CslItem cslItem() {
        return own.cslItem();
    }

    /// The entry in classic BibTeX; empty if that cannot represent it.
    public Optional<ClassicEntry> classic() {
        return own.classic();
    }

    /// A person of a work.
    ///
    /// @param written the name as people write it
    /// @param marks their meanings, in the list's language
    /// @param signs the corresponding signs after the name
    public record Named(
            PersonName name, String written, boolean isSelf, List<String> marks, String signs) {
        public Named {
            marks = List.copyOf(marks);
        }
    }

    /// The authors, or the editors of a work without authors.
    public List<Named> authors() {
        return people(work.authorsField());
    }

    /// The people in a field.
    public List<Named> people(String field) {
        return people.of(field, this::named);
    }

    /// The people in a field, as printed.
    public List<Author> authors(String field) {
        return authors.of(field, list -> roll.authors(list, work.people(list), marks(list)));
    }

    private List<Named> named(String field) {
        List<String> written = own.written(field);
        List<Author> authors = authors(field);
        return IntStream.range(0, authors.size())
                .mapToObj(i -> named(authors.get(i), written.get(i)))
                .toList();
    }

    private Named named(Author author, String written) {
        List<String> marks =
                author.marks().isEmpty()
                        ? List.of()
                        : roll.signs().keySet().stream()
                                .filter(author.marks()::contains)
                                .sorted()
                                .map(roll.words()::meaning)
                                .toList();
        return new Named(author.name(), written, author.isSelf(), marks, author.signs());
    }

    @Override
    public Runs value(String name) {
        if (name.startsWith(TemplateNames.IS)) {
            return Runs.of(
                    work.kind().id().equals(name.substring(TemplateNames.IS.length())) ? "1" : "");
        }
        return OF_LIST.contains(name) ? values.of(name, this::read) : own.value(name);
    }

    /// A value as plain text.
    public String text(String name) {
        return OF_LIST.contains(name) || name.startsWith(TemplateNames.IS)
                ? value(name).text()
                : own.text(name);
    }

    private Runs read(String name) {
        return switch (name) {
            case "authors" -> byline();
            case "editors" -> line("editor");
            case "year" -> Runs.of(new YearText(roll.words()).of(work.date()));
            case "genre" -> Runs.of(new KindDetails(work, own, roll.words()).genre());
            case "details" -> Runs.of(new KindDetails(work, own, roll.words()).text());
            case "month" -> Runs.of(month());
            case "status" -> Runs.of(status());
            case "links" -> links();
            case "keywords" -> Runs.of(String.join(separators.keywords(), keywords()));
            default -> Runs.of(address("preprint").map(LinkAddress::text).orElse(""));
        };
    }

    public List<String> keywords() {
        return KEYWORD_END
                .splitAsStream(work.text("keywords"))
                .map(String::strip)
                .filter(word -> !word.isEmpty())
                .toList();
    }

    /// The authors, or the editors labelled as such.
    private Runs byline() {
        Runs names = line(work.authorsField());
        return work.authorsField().equals(EDITOR) && !names.isEmpty()
                ? names.plus(Runs.of(" (" + editorWord() + ")"))
                : names;
    }

    /// The label after editors who replace authors; empty for authors.
    public String editorWord() {
        return work.authorsField().equals(EDITOR)
                ? roll.words().say("editors", work.authors().names().size())
                : "";
    }

    private Runs line(String field) {
        return roll.line(authors(field), work.people(field).others());
    }

    private String month() {
        return work.date() instanceof PartialDate date && date.month() >= 1 && date.month() <= 12
                ? roll.words().month(date.month())
                : "";
    }

    private String status() {
        if (work.date() instanceof PublicationDate.Pending pending) {
            return roll.words().say("state." + pending.state().key());
        }
        String state = work.text("pubstate");
        return PublicationDate.State.of(state)
                .map(known -> roll.words().say("state." + known.key()))
                .orElse(state);
    }

    @Override
    public Optional<LinkAddress> address(String name) {
        return name.equals("preprint")
                ? preprint.filter(_ -> leads).flatMap(before -> all.values(before).address("url"))
                : own.address(name);
    }

    /// A link with its name in the list's language.
    Run.Link link(String name, LinkAddress to) {
        return new Run.Link(to, Runs.of(roll.words().say("link." + name)).runs());
    }

    private Runs links() {
        List<Run> links = new ArrayList<>();
        for (String name : LINKS) {
            address(name)
                    .ifPresent(to -> {
                        if (!links.isEmpty()) {
                            links.add(new Run.Text(separators.links()));
                        }
                        links.add(link(name, to));
                    });
        }
        return new Runs(links);
    }
}
