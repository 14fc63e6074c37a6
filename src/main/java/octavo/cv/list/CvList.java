package octavo.cv.list;

import octavo.conversion.DistinctKeys;
import octavo.cslreferences.LanguageTags;
import octavo.cslreferences.ListWords;
import octavo.cv.configuration.EntryLines;
import octavo.cv.configuration.Numbering;
import octavo.cv.configuration.Profile;
import octavo.cv.configuration.Profile.ListSection;
import octavo.cv.configuration.Profile.PreprintDisplay;
import octavo.cv.configuration.RawAround;
import octavo.cv.list.CvDocument.CvEntry;
import octavo.cv.list.CvDocument.DocumentBlock;
import octavo.library.Work;
import octavo.library.WorkKind;
import octavo.names.PersonName;
import octavo.richtext.RawFormat;
import octavo.richtext.Run;
import octavo.richtext.Runs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Builds a publication list from a library and a profile.
public final class CvList {
    private final Profile profile;
    private final CvWorks cvWorks;
    private final PersonRules personRules;
    private final PublishedPreprints publishedPreprints;
    private final SectionSelection sectionSelection;
    private final Map<Work, ListedWork> listedWorks = new HashMap<>();
    private final Map<Work, String> keysByWork;
    private final Map<String, EntryLines> linesByKey;
    private final List<DocumentBlock> blocks = new ArrayList<>();
    private final Set<Work> listedSet = new HashSet<>();
    private final Set<String> printedMarks = new LinkedHashSet<>();

    /// The next number of each series of numbers.
    private final Map<String, Integer> nextNumbers = new HashMap<>();

    private CvList(Profile profile, CvSource cvSource, EntryFormat entryFormat) {
        this.profile = profile;
        this.cvWorks = cvSource.cvWorks();
        OwnNames ownNames = cvSource.ownNames(profile);
        this.personRules =
                new PersonRules(
                        profile.nameForms(),
                        ownNames,
                        profile.authorMarks(),
                        ListWords.of(profile.locale()));
        this.keysByWork = keys(cvSource.works());
        this.publishedPreprints = PublishedPreprints.of(cvSource.works());
        this.sectionSelection =
                SectionSelection.of(profile, cvSource, ownNames, publishedPreprints);
        this.linesByKey =
                entryFormat.formatEntries(
                        sectionSelection.works().stream().map(this::listedWork).toList());
    }

    /// The input of a list.
    ///
    /// @param cvWorks the publications of the library
    /// @param worksMatching the works that match a query, in library order
    /// @param isOwnName whether a name is the user's own, as far as the library knows
    public record CvSource(
            CvWorks cvWorks,
            Function<String, List<Work>> worksMatching,
            Predicate<PersonName> isOwnName) {
        public CvSource {
            worksMatching = mapToWorks(worksMatching, cvWorks.works());
        }

        /// The input of a single list.
        public CvSource(
                List<Work> works,
                Function<String, List<Work>> worksMatching,
                Predicate<PersonName> isOwnName) {
            this(new CvWorks(works), worksMatching, isOwnName);
        }

        List<Work> works() {
            return cvWorks.works();
        }

        /// The user's names: those of the profile, and those that the library knows.
        OwnNames ownNames(Profile profile) {
            return new OwnNames(profile.nameForms().ownNames(), isOwnName);
        }

        /// Maps results to the works of this list, whichever instances the query returned.
        private static Function<String, List<Work>> mapToWorks(
                Function<String, List<Work>> worksMatching, List<Work> works) {
            Map<Integer, Work> workByIndex = new HashMap<>();
            works.forEach(work -> workByIndex.put(work.index(), work));
            return query ->
                    worksMatching.apply(query).stream()
                            .flatMap(work -> Stream.ofNullable(workByIndex.get(work.index())))
                            .toList();
        }
    }

    private static Map<Work, String> keys(List<Work> works) {
        List<String> distinctKeys = DistinctKeys.of(works.stream().map(Work::key).toList());
        Map<Work, String> keysByWork = new HashMap<>();
        for (int i = 0; i < works.size(); i++) {
            keysByWork.put(works.get(i), distinctKeys.get(i));
        }
        return keysByWork;
    }

    public static CvDocument of(Profile profile, CvSource cvSource, EntryFormat entryFormat) {
        CvList cvList = new CvList(profile, cvSource, entryFormat);
        RawAround rawAround = profile.listLayout().rawAround();
        cvList.addMarkup(rawAround.markupBefore());
        cvList.sectionSelection.selectedSections().forEach(cvList::addSection);
        cvList.addEnding();
        cvList.addMarkup(rawAround.markupAfter());
        return new CvDocument(cvList.metadata(), cvList.blocks);
    }

    private CvDocument.CvMetadata metadata() {
        String languageTag = LanguageTags.tagOf(profile.locale());
        return new CvDocument.CvMetadata(
                languageTag.isEmpty() ? "en" : languageTag,
                personRules.listWords().formatText("publications"),
                profile.nameForms().ownNames().stream()
                        .map(name -> PersonName.parse(name).value())
                        .map(name -> name.displayName(profile.nameForms().nameForm()))
                        .limit(1)
                        .toList(),
                profile.listLayout());
    }

    /// The keys in each section, in order.
    public static List<List<String>> keys(Profile profile, CvSource cvSource) {
        PublishedPreprints publishedPreprints = PublishedPreprints.of(cvSource.works());
        return SectionSelection.of(
                        profile, cvSource, cvSource.ownNames(profile), publishedPreprints)
                .selectedSections()
                .stream()
                .map(selectedSection ->
                        selectedSection.listedWorks().stream().map(Work::key).toList())
                .toList();
    }

    private ListedWork listedWork(Work work) {
        return listedWorks.computeIfAbsent(work, _ -> cvWorks.listedWork(work, listContext(work)));
    }

    private ListedWork.ListContext listContext(Work work) {
        return new ListedWork.ListContext(
                Objects.requireNonNull(keysByWork.get(work)),
                personRules,
                profile.preprintDisplay() == PreprintDisplay.SHOW
                        ? Optional.empty()
                        : publishedPreprints.preprintOf(work),
                profile.preprintDisplay() == PreprintDisplay.LINK,
                profile.listLayout().separators());
    }

    private void addSection(SectionSelection.SelectedSection selectedSection) {
        ListSection section = selectedSection.listSection();
        List<Work> works =
                selectedSection.listedWorks().stream()
                        .filter(work -> linesByKey.containsKey(listedWork(work).key()))
                        .toList();
        if (works.isEmpty() && section.emptyText().isEmpty()) {
            return;
        }
        blocks.add(new DocumentBlock.HeadingBlock(1, sectionHeading(section)));
        if (works.isEmpty()) {
            blocks.add(new DocumentBlock.RemarkBlock(Runs.of(section.emptyText())));
            return;
        }
        Numbering numbering = section.numbering();
        int lowestNumber =
                numbering.lowestNumber(Optional.ofNullable(nextNumbers.get(numbering.series())));
        List<String> labels =
                IntStream.range(0, works.size())
                        .mapToObj(i -> numbering.labelOf(i, works.size(), lowestNumber))
                        .toList();
        if (!numbering.isNone()) {
            nextNumbers.put(numbering.series(), lowestNumber + works.size());
        }
        addMarkup(section.rawAround().markupBefore());
        addGrouped(section.groupings(), works, labels.iterator(), 2);
        addMarkup(section.rawAround().markupAfter());
    }

    /// In the order of the formats, so that lists are made alike each time.
    private void addMarkup(Map<RawFormat, String> markupByFormat) {
        for (RawFormat format : RawFormat.values()) {
            String markupText = markupByFormat.getOrDefault(format, "");
            if (!markupText.isEmpty()) {
                blocks.add(new DocumentBlock.MarkupBlock(new Run.RawMarkup(format, markupText)));
            }
        }
    }

    private CvEntry newEntry(Work work, String label) {
        EntryLines entryLines = entryLines(work);
        listedSet.add(work);
        printedMarks.addAll(personRules.printedMarks(listedWork(work), entryLines));
        return new CvEntry(listedWork(work), label, entryLines, noteOf(work));
    }

    private EntryLines entryLines(Work work) {
        ListedWork listedWork = listedWork(work);
        EntryLines entryLines =
                linesByKey.getOrDefault(listedWork.key(), EntryLines.of(Runs.EMPTY));
        EntryLines linkedLines =
                listedWork
                        .linkAddress("preprint")
                        .filter(address -> !entryLines.haveLinkTo(address))
                        .map(address ->
                                entryLines.withLastRun(listedWork.linkRun("preprint", address)))
                        .orElse(entryLines);
        return linkedLines.withLine(Runs.of(noteOf(work)));
    }

    private String noteOf(Work work) {
        return profile.entrySettings().notesByKey().getOrDefault(work.key(), "");
    }

    /// Works below group headings. They are numbered in that order.
    private void addGrouped(
            List<String> groups, List<Work> works, Iterator<String> labels, int level) {
        if (groups.isEmpty()) {
            blocks.add(
                    new DocumentBlock.EntriesBlock(
                            works.stream().map(work -> newEntry(work, labels.next())).toList()));
            return;
        }
        Map<String, List<Work>> worksByGroup = new LinkedHashMap<>();
        for (Work work : works) {
            worksByGroup
                    .computeIfAbsent(groupHeading(groups.getFirst(), work), _ -> new ArrayList<>())
                    .add(work);
        }
        List<String> innerGroups = groups.subList(1, groups.size());
        worksByGroup.forEach((groupName, groupWorks) -> {
            blocks.add(new DocumentBlock.HeadingBlock(level, groupName));
            addGrouped(innerGroups, groupWorks, labels, level + 1);
        });
    }

    private String groupHeading(String groupingName, Work work) {
        if (groupingName.equals("kind")) {
            return personRules.listWords().headingOf(work.workKind());
        }
        return work.publicationDate()
                .startYear()
                .map(String::valueOf)
                .orElseGet(() -> personRules.listWords().formatText("undated"));
    }

    private String sectionHeading(ListSection section) {
        if (!section.heading().isEmpty()) {
            return section.heading();
        }
        return Arrays.stream(WorkKind.values())
                .filter(kind -> section.query().equals("type:" + kind.id()))
                .findFirst()
                .map(personRules.listWords()::headingOf)
                .orElseGet(() -> personRules.listWords().formatText("publications"));
    }

    private String markLegend() {
        return printedMarks.stream()
                .map(mark ->
                        personRules.signsByMark().get(mark)
                                + " "
                                + personRules.listWords().meaningOf(mark))
                .collect(Collectors.joining(profile.listLayout().separators().legendSeparator()));
    }

    /// What the marks mean, and how much there is.
    private void addEnding() {
        if (profile.authorMarks().legendText().isPresent() && !printedMarks.isEmpty()) {
            String legendText = profile.authorMarks().legendText().get();
            blocks.add(
                    new DocumentBlock.RemarkBlock(
                            Runs.of(legendText.isEmpty() ? markLegend() : legendText)));
        }
        if (profile.entrySettings().hasSummary()) {
            blocks.add(
                    new DocumentBlock.RemarkBlock(
                            Runs.of(
                                    personRules
                                            .listWords()
                                            .formatText("summary", listedSet.size()))));
        }
    }
}
