package octavo.cv.list;

import octavo.csl.CslItem;
import octavo.cv.configuration.ListSeparators;
import octavo.cv.configuration.TemplateNames;
import octavo.cv.configuration.TemplateValues;
import octavo.cv.list.AuthorLine.ListedAuthor;
import octavo.formats.bibtex.ClassicEntry;
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
    private static final Set<String> LIST_VALUES =
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

    private static final List<String> LINK_NAMES =
            Stream.concat(WorkValues.LINK_NAMES.stream(), Stream.of("preprint")).toList();

    private final Work work;
    private final String key;
    private final PersonRules personRules;
    private final Optional<Work> preprint;
    private final boolean linksPreprint;
    private final ListSeparators separators;
    private final WorkValues workValues;
    private final CvWorks cvWorks;

    /// Cache: every format requests the same values.
    private final ValueCache<Runs> valuesByName = new ValueCache<>();

    private final ValueCache<List<ListedPerson>> peopleByField = new ValueCache<>();
    private final ValueCache<List<ListedAuthor>> authorsByField = new ValueCache<>();

    /// What depends on the list: with equal parts, the same instance can be shared.
    ///
    /// @param key its unique key in the list
    /// @param preprint its preprint
    /// @param linksPreprint whether the entry links to the preprint
    record ListContext(
            String key,
            PersonRules personRules,
            Optional<Work> preprint,
            boolean linksPreprint,
            ListSeparators separators) {}

    /// @param cvWorks what other lists know of it and its preprint
    ListedWork(Work work, ListContext listContext, CvWorks cvWorks) {
        this.work = work;
        this.key = listContext.key();
        this.personRules = listContext.personRules();
        this.preprint = listContext.preprint();
        this.linksPreprint = listContext.linksPreprint();
        this.separators = listContext.separators();
        this.workValues = cvWorks.valuesOf(work);
        this.cvWorks = cvWorks;
    }

    /// Lets go what it was made of, which it makes again when asked: a list that is printed needs
    /// its lines only.
    public void forgetValues() {
        Stream.of(valuesByName, peopleByField, authorsByField).forEach(ValueCache::clear);
        workValues.forgetValues();
        work.clearCache();
    }

    public PersonRules personRules() {
        return personRules;
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
    List<Set<String>> marksOf(String field) {
        return workValues.marksOf(field);
    }

    /// The item that citation styles format.
    CslItem cslItem() {
        return workValues.cslItem();
    }

    /// The entry in classic BibTeX; empty if that cannot represent it.
    public Optional<ClassicEntry> classicEntry() {
        return workValues.classicEntry();
    }

    /// A person of a work.
    ///
    /// @param writtenName the name as people write it
    /// @param markMeanings their meanings, in the list's language
    /// @param signs the corresponding signs after the name
    public record ListedPerson(
            PersonName personName,
            String writtenName,
            boolean isSelf,
            List<String> markMeanings,
            String signs) {
        public ListedPerson {
            markMeanings = List.copyOf(markMeanings);
        }
    }

    /// The authors, or the editors of a work without authors.
    public List<ListedPerson> listedAuthors() {
        return listedPeople(work.authorsField());
    }

    /// The people in a field.
    public List<ListedPerson> listedPeople(String field) {
        return peopleByField.getOrRead(field, this::peopleOf);
    }

    /// The people in a field, as printed.
    public List<ListedAuthor> listedAuthors(String field) {
        return authorsByField.getOrRead(
                field,
                fieldName ->
                        personRules.listedAuthors(
                                fieldName, work.people(fieldName), marksOf(fieldName)));
    }

    private List<ListedPerson> peopleOf(String field) {
        List<String> written = workValues.writtenNames(field);
        List<ListedAuthor> listedAuthors = listedAuthors(field);
        return IntStream.range(0, listedAuthors.size())
                .mapToObj(i -> peopleOf(listedAuthors.get(i), written.get(i)))
                .toList();
    }

    private ListedPerson peopleOf(ListedAuthor listedAuthor, String written) {
        List<String> markMeanings =
                listedAuthor.marks().isEmpty()
                        ? List.of()
                        : personRules.signsByMark().keySet().stream()
                                .filter(listedAuthor.marks()::contains)
                                .sorted()
                                .map(personRules.listWords()::meaningOf)
                                .toList();
        return new ListedPerson(
                listedAuthor.personName(),
                written,
                listedAuthor.isSelf(),
                markMeanings,
                listedAuthor.signs());
    }

    @Override
    public Runs valueOf(String name) {
        if (name.startsWith(TemplateNames.KIND_PREFIX)) {
            return Runs.of(
                    work.workKind().id().equals(name.substring(TemplateNames.KIND_PREFIX.length()))
                            ? "1"
                            : "");
        }
        return LIST_VALUES.contains(name)
                ? valuesByName.getOrRead(name, this::readValue)
                : workValues.valueOf(name);
    }

    /// A value as plain text.
    public String valueText(String name) {
        return LIST_VALUES.contains(name) || name.startsWith(TemplateNames.KIND_PREFIX)
                ? valueOf(name).plainText()
                : workValues.valueText(name);
    }

    private Runs readValue(String name) {
        return switch (name) {
            case "authors" -> authorsLine();
            case "editors" -> nameLine("editor");
            case "year" ->
                    Runs.of(new YearText(personRules.listWords()).yearOf(work.publicationDate()));
            case "genre" ->
                    Runs.of(new KindDetails(work, workValues, personRules.listWords()).genre());
            case "details" ->
                    Runs.of(
                            new KindDetails(work, workValues, personRules.listWords())
                                    .detailsText());
            case "month" -> Runs.of(monthName());
            case "status" -> Runs.of(statusText());
            case "links" -> linkRuns();
            case "keywords" -> Runs.of(String.join(separators.keywordSeparator(), keywords()));
            default -> Runs.of(linkAddress("preprint").map(LinkAddress::url).orElse(""));
        };
    }

    public List<String> keywords() {
        return KEYWORD_END
                .splitAsStream(work.plainText("keywords"))
                .map(String::strip)
                .filter(keyword -> !keyword.isEmpty())
                .toList();
    }

    /// The authors, or the editors labelled as such.
    private Runs authorsLine() {
        Runs nameLine = nameLine(work.authorsField());
        return work.authorsField().equals(EDITOR) && !nameLine.isEmpty()
                ? nameLine.plus(Runs.of(" (" + editorWord() + ")"))
                : nameLine;
    }

    /// The label after editors who replace authors; empty for authors.
    public String editorWord() {
        return work.authorsField().equals(EDITOR)
                ? personRules.listWords().formatText("editors", work.authors().names().size())
                : "";
    }

    private Runs nameLine(String field) {
        return personRules.nameLine(listedAuthors(field), work.people(field).hasOthers());
    }

    private String monthName() {
        return work.publicationDate() instanceof PartialDate date
                        && date.month() >= 1
                        && date.month() <= 12
                ? personRules.listWords().monthName(date.month())
                : "";
    }

    private String statusText() {
        if (work.publicationDate() instanceof PublicationDate.PendingDate pending) {
            return personRules.listWords().formatText("state." + pending.state().pubstateKey());
        }
        String stateText = work.plainText("pubstate");
        return PublicationDate.PublicationState.of(stateText)
                .map(knownState ->
                        personRules.listWords().formatText("state." + knownState.pubstateKey()))
                .orElse(stateText);
    }

    @Override
    public Optional<LinkAddress> linkAddress(String name) {
        return name.equals("preprint")
                ? preprint.filter(_ -> linksPreprint)
                        .flatMap(preprintWork -> cvWorks.valuesOf(preprintWork).linkAddress("url"))
                : workValues.linkAddress(name);
    }

    /// A link with its name in the list's language.
    Run.LinkRun linkRun(String name, LinkAddress linkAddress) {
        return new Run.LinkRun(
                linkAddress, Runs.of(personRules.listWords().formatText("link." + name)).runs());
    }

    private Runs linkRuns() {
        List<Run> linkRuns = new ArrayList<>();
        for (String name : LINK_NAMES) {
            linkAddress(name)
                    .ifPresent(linkAddress -> {
                        if (!linkRuns.isEmpty()) {
                            linkRuns.add(new Run.TextRun(separators.linkSeparator()));
                        }
                        linkRuns.add(linkRun(name, linkAddress));
                    });
        }
        return new Runs(linkRuns);
    }
}
