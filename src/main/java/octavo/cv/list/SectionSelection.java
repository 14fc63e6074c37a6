package octavo.cv.list;

import octavo.cv.configuration.Profile;
import octavo.cv.configuration.Profile.EntrySettings;
import octavo.cv.configuration.Profile.ListSection;
import octavo.cv.configuration.Profile.MatchSelection;
import octavo.cv.configuration.Profile.PreprintDisplay;
import octavo.cv.configuration.SectionOrder;
import octavo.fields.FieldName;
import octavo.library.Work;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/// Which entries each section of a profile lists, in order.
record SectionSelection(List<SelectedSection> selectedSections) {
    SectionSelection {
        selectedSections = List.copyOf(selectedSections);
    }

    /// A section.
    ///
    /// @param matchingWorks all entries that match it
    /// @param listedWorks those of them that it lists
    record SelectedSection(
            ListSection listSection, List<Work> matchingWorks, List<Work> listedWorks) {
        SelectedSection {
            matchingWorks = List.copyOf(matchingWorks);
            listedWorks = List.copyOf(listedWorks);
        }
    }

    static SectionSelection of(
            Profile profile,
            CvList.CvSource cvSource,
            OwnNames ownNames,
            PublishedPreprints publishedPreprints) {
        List<SelectedSection> selectedSections = new ArrayList<>();
        Set<Work> worksBefore = new HashSet<>();
        Predicate<Work> isShown = isShownIn(profile, cvSource, ownNames, publishedPreprints);
        for (ListSection listSection : profile.listSections()) {
            MatchSelection matchSelection = listSection.matchSelection();
            Comparator<Work> manualOrder =
                    Comparator.comparingInt(work -> manualPosition(listSection, work));
            List<Work> matchingWorks =
                    worksFound(listSection, cvSource).stream()
                            .filter(isShown)
                            .filter(work ->
                                    !matchSelection.excludesListed() || !worksBefore.contains(work))
                            .sorted(
                                    manualOrder.thenComparing(
                                            SectionOrder.of(listSection.sortOrders())))
                            .toList();
            int mostEntries =
                    matchSelection.mostEntries() == 0
                            ? matchingWorks.size()
                            : matchSelection.mostEntries();
            List<Work> listedWorks =
                    matchingWorks.stream()
                            .limit(mostEntries)
                            .sorted(SectionOrder.ofGroups(listSection))
                            .toList();
            worksBefore.addAll(listedWorks);
            selectedSections.add(new SelectedSection(listSection, matchingWorks, listedWorks));
        }
        return new SectionSelection(selectedSections);
    }

    /// The entries that the section's query finds, shown or not.
    private static List<Work> worksFound(ListSection listSection, CvList.CvSource cvSource) {
        String preferredQuery = listSection.matchSelection().preferredQuery();
        List<Work> preferredWorks =
                preferredQuery.isEmpty()
                        ? List.of()
                        : cvSource.worksMatching().apply(preferredQuery);
        return preferredWorks.isEmpty()
                ? cvSource.worksMatching().apply(listSection.query())
                : preferredWorks;
    }

    private static int manualPosition(ListSection listSection, Work work) {
        int position = listSection.firstKeys().indexOf(work.key());
        return position < 0 ? Integer.MAX_VALUE : position;
    }

    /// The entries that the list may show. A preprint is superseded only if its published version
    /// is shown.
    private static Predicate<Work> isShownIn(
            Profile profile,
            CvList.CvSource cvSource,
            OwnNames ownNames,
            PublishedPreprints publishedPreprints) {
        Predicate<Work> isIncluded = isIncludedIn(profile, cvSource, ownNames);
        if (profile.preprintDisplay() == PreprintDisplay.SHOW) {
            return isIncluded;
        }
        Set<Work> publishedWorks =
                profile.listSections().stream()
                        .flatMap(listSection -> worksFound(listSection, cvSource).stream())
                        .filter(isIncluded)
                        .collect(Collectors.toSet());
        return work ->
                isIncluded.test(work) && !publishedPreprints.isSuperseded(work, publishedWorks);
    }

    private static Predicate<Work> isIncludedIn(
            Profile profile, CvList.CvSource cvSource, OwnNames ownNames) {
        Predicate<Work> isOwn =
                work ->
                        isMarkedAsSelf(cvSource.cvWorks().valuesOf(work), work)
                                || work.authors().names().stream().anyMatch(ownNames);
        EntrySettings entrySettings = profile.entrySettings();
        boolean needsOwnership = entrySettings.ownOnly() || !entrySettings.includesVolumes();
        boolean isOwnerKnown = needsOwnership && cvSource.works().stream().anyMatch(isOwn);
        boolean ownOnly = isOwnerKnown && entrySettings.ownOnly();
        Set<Integer> volumeIndices =
                isOwnerKnown && !entrySettings.includesVolumes()
                        ? volumeIndices(cvSource.works())
                        : Set.of();
        return work ->
                !entrySettings.hiddenKeys().contains(work.key())
                        && (!ownOnly && !volumeIndices.contains(work.index()) || isOwn.test(work));
    }

    /// The indices of the volumes that contain works, by cross-reference.
    private static Set<Integer> volumeIndices(List<Work> works) {
        return works.stream()
                .flatMap(work ->
                        work
                                .rawValue(FieldName.CROSSREF)
                                .flatMap(work.library()::indexOfKey)
                                .stream())
                .collect(Collectors.toSet());
    }

    /// Whether an author is marked as oneself, whatever the name.
    private static boolean isMarkedAsSelf(WorkValues workValues, Work work) {
        return workValues.marksOf(work.authorsField()).stream()
                .anyMatch(marks -> marks.contains(PersonRules.SELF));
    }

    /// All works listed in any section, each once.
    List<Work> works() {
        return selectedSections.stream()
                .flatMap(selectedSection -> selectedSection.listedWorks().stream())
                .distinct()
                .toList();
    }
}
