package octavo.gui.cv;

import static java.util.stream.Collectors.toSet;

import octavo.cv.configuration.Numbering;
import octavo.cv.configuration.Profile.ListSection;
import octavo.cv.configuration.Profile.MatchSelection;
import octavo.cv.configuration.RawAround;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/// The sections of a list, and the order of the entries in them.
final class ListSections {
    private final CvModel model;

    ListSections(CvModel model) {
        this.model = model;
    }

    /// Moves an entry by some places within its section.
    void move(CvRow.EntryRow entry, int step) {
        move(entry.sectionIndex(), entry.key(), entry.entryIndex() + step);
    }

    boolean canMove(CvRow.EntryRow entry, int step) {
        PrintedProfile printedProfile = model.printedProperty().get();
        int targetIndex = entry.entryIndex() + step;
        return printedProfile != null
                && entry.sectionIndex() >= 0
                && entry.sectionIndex() < printedProfile.keysBySection().size()
                && targetIndex >= 0
                && targetIndex < printedProfile.keysBySection().get(entry.sectionIndex()).size();
    }

    /// Moves an entry to the place of another in its section.
    ///
    /// @return whether that was possible
    boolean move(int section, String key, int targetIndex) {
        PrintedProfile printedProfile = model.printedProperty().get();
        if (printedProfile == null
                || section < 0
                || section >= printedProfile.keysBySection().size()) {
            return false;
        }
        List<String> keys = new ArrayList<>(printedProfile.keysBySection().get(section));
        int sourceIndex = keys.indexOf(key);
        if (sourceIndex < 0
                || targetIndex < 0
                || targetIndex >= keys.size()
                || targetIndex == sourceIndex) {
            return false;
        }
        keys.add(targetIndex, keys.remove(sourceIndex));
        int fixedCount = printedProfile.profile().listSections().get(section).firstKeys().size();
        int lastIndex =
                Math.max(Math.max(sourceIndex, targetIndex) + 1, Math.min(fixedCount, keys.size()));
        List<String> firstKeys = List.copyOf(keys.subList(0, lastIndex));
        model.editOption((sidecar, profile) ->
                ProfileEdits.orderEntries(sidecar, profile, section, firstKeys));
        return true;
    }

    /// Changes a section; an index after the last adds one.
    void changeSection(int index, String heading, String sectionQuery, String sortOrders) {
        ListSection newSection =
                new ListSection(
                        heading,
                        sectionQuery,
                        sortOrders.isBlank()
                                ? List.of()
                                : List.of(sortOrders.strip().split("[,\\s]+", -1)),
                        List.of(),
                        Numbering.NONE,
                        MatchSelection.ALL,
                        List.of(),
                        "",
                        RawAround.NONE);
        model.editOption(
                (sidecar, profile) -> ProfileEdits.section(sidecar, profile, index, newSection));
    }

    void removeSection(int index) {
        model.editOption((sidecar, profile) -> ProfileEdits.removeSection(sidecar, profile, index));
    }

    /// Removes the sections that list nothing.
    void removeEmptySections() {
        PrintedProfile printedProfile = model.printedProperty().get();
        if (printedProfile != null) {
            Set<Integer> filledSections =
                    IntStream.range(0, printedProfile.keysBySection().size())
                            .filter(i -> !printedProfile.keysBySection().get(i).isEmpty())
                            .boxed()
                            .collect(toSet());
            model.editOption((sidecar, profile) ->
                    ProfileEdits.keepSections(sidecar, profile, filledSections));
        }
    }

    void moveSection(int sourceIndex, int targetIndex) {
        PrintedProfile printedProfile = model.printedProperty().get();
        if (printedProfile != null
                && targetIndex >= 0
                && targetIndex < printedProfile.profile().listSections().size()) {
            model.editOption((sidecar, profile) ->
                    ProfileEdits.moveSection(sidecar, profile, sourceIndex, targetIndex));
        }
    }
}
