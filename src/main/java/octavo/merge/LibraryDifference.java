package octavo.merge;

import octavo.bib.BibComment;
import octavo.bib.BibDisabled;
import octavo.bib.BibEntry;
import octavo.bib.BibFile;
import octavo.bib.BibItem;
import octavo.bib.BibPreamble;
import octavo.bib.BibString;
import octavo.bib.BibText;
import octavo.bib.FileForm;
import octavo.merge.LibraryChange.ChangeKind;
import octavo.merge.LibraryChange.ChangedPart;
import octavo.text.IncreasingSubsequence;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// Compares two states of a library. The list is empty only for files with the same bytes.
public final class LibraryDifference {
    private final List<LibraryChange> changes = new ArrayList<>();

    private LibraryDifference() {}

    public static List<LibraryChange> between(BibFile oldVersion, BibFile newVersion) {
        if (oldVersion.hasSameBytes(newVersion)) {
            return List.of();
        }
        var difference = new LibraryDifference();
        FileForm fileForm = FileForm.of(newVersion);
        difference.compare(FileForm.of(oldVersion), fileForm);
        difference.compare(
                FileSplitter.splitFile(fileForm.convertItems(oldVersion)).elements(),
                FileSplitter.splitFile(fileForm.convertItems(newVersion)).elements());
        if (difference.changes.isEmpty()) {
            difference.changes.addAll(spacingChange());
        }
        return List.copyOf(difference.changes);
    }

    private static List<LibraryChange> spacingChange() {
        return fileChange("white space", "before", "after");
    }

    private static List<LibraryChange> fileChange(String field, String oldText, String newText) {
        var changeList = new ChangeList("");
        changeList.recordChanged(ChangedPart.FILE, field, oldText, newText);
        return changeList.allChanges();
    }

    private void compare(FileForm oldState, FileForm newState) {
        if (!encodingName(oldState).equals(encodingName(newState))) {
            changes.addAll(fileChange("encoding", encodingName(oldState), encodingName(newState)));
        }
        if (oldState.hasByteOrderMark() != newState.hasByteOrderMark()) {
            changes.addAll(
                    fileChange(
                            "byte order mark",
                            presence(oldState.hasByteOrderMark()),
                            presence(newState.hasByteOrderMark())));
        }
        if (oldState.lineEnd() != newState.lineEnd()) {
            changes.addAll(
                    fileChange("line ends", oldState.lineEnd().name(), newState.lineEnd().name()));
        }
    }

    private static String presence(boolean hasMark) {
        return hasMark ? "there" : "none";
    }

    private static String encodingName(FileForm fileForm) {
        return switch (fileForm.encoding()) {
            case EXTENDED_ASCII -> fileForm.charsetOf().map(Object::toString).orElse("ASCII");
            case UTF_16_LITTLE_ENDIAN, UTF_16_BIG_ENDIAN -> fileForm.encoding().name();
        };
    }

    private void compare(List<MergeUnit> oldState, List<MergeUnit> newState) {
        UnitMatching matching = FileMatching.matchUnits(oldState, newState);
        var pairing = new UnitPairing<>(oldState, newState, matching);
        pairing.forEachPair((oldUnit, newUnit) -> {
            if (oldUnit.isPresent() && newUnit.isPresent()) {
                changes.addAll(between(oldUnit.get(), newUnit.get()));
            } else {
                changes.add(addedOrRemoved(oldUnit, newUnit));
            }
        });
        int[] partnerOrder = matching.partnerOrder();
        Set<Integer> unmovedIndexes = new HashSet<>();
        Arrays.stream(IncreasingSubsequence.longestIndices(partnerOrder))
                .forEach(it -> unmovedIndexes.add(partnerOrder[it]));
        for (int newIndex : partnerOrder) {
            if (!unmovedIndexes.contains(newIndex)) {
                changes.add(
                        toChange(
                                newState.get(newIndex),
                                ChangeKind.MOVED,
                                Optional.empty(),
                                Optional.of(displayText(newState.get(newIndex)))));
            }
        }
    }

    private static LibraryChange addedOrRemoved(
            Optional<MergeUnit> oldUnit, Optional<MergeUnit> newUnit) {
        return newUnit.isPresent()
                ? toChange(
                        newUnit.get(),
                        ChangeKind.ADDED,
                        Optional.empty(),
                        newUnit.map(LibraryDifference::displayText))
                : toChange(
                        oldUnit.orElseThrow(),
                        ChangeKind.REMOVED,
                        oldUnit.map(LibraryDifference::displayText),
                        newUnit.map(LibraryDifference::displayText));
    }

    private static List<LibraryChange> between(MergeUnit old, MergeUnit newUnit) {
        if (old.equals(newUnit)) {
            return List.of();
        }
        if (old.item() instanceof BibEntry oldVersion
                && newUnit.item() instanceof BibEntry newVersion) {
            return EntryDifference.of(oldVersion, newVersion);
        }
        if (old.item() instanceof BibString oldVersion
                && newUnit.item() instanceof BibString newVersion) {
            return between(oldVersion, newVersion, newUnit);
        }
        return List.of(
                toChange(
                        newUnit,
                        changeKindOf(old, newUnit),
                        Optional.of(displayText(old)),
                        Optional.of(displayText(newUnit))));
    }

    private static List<LibraryChange> between(
            BibString oldVersion, BibString newVersion, MergeUnit newUnit) {
        List<LibraryChange> changes = new ArrayList<>();
        if (!oldVersion.name().equals(newVersion.name())) {
            changes.add(
                    toChange(
                            newUnit,
                            ChangeKind.RENAMED,
                            Optional.of(oldVersion.name()),
                            Optional.of(newVersion.name())));
        }
        Optional<String> old = Optional.of(oldVersion.value().source());
        Optional<String> text = Optional.of(newVersion.value().source());
        if (!old.equals(text)) {
            changes.add(toChange(newUnit, ChangeKind.CHANGED, old, text));
        }
        return changes.isEmpty()
                ? List.of(toChange(newUnit, ChangeKind.LAID_OUT, old, text))
                : changes;
    }

    private static ChangeKind changeKindOf(MergeUnit oldUnit, MergeUnit newUnit) {
        if (oldUnit.item() instanceof BibEntry) {
            return ChangeKind.DISABLED;
        }
        return newUnit.item() instanceof BibEntry ? ChangeKind.ENABLED : ChangeKind.CHANGED;
    }

    private static LibraryChange toChange(
            MergeUnit unit,
            ChangeKind changeKind,
            Optional<String> oldText,
            Optional<String> newText) {
        return new LibraryChange(
                partOf(unit.item()), changeKind, keyOf(unit.item()), "", oldText, newText);
    }

    private static ChangedPart partOf(BibItem item) {
        return switch (item) {
            case BibEntry _, BibDisabled _ -> ChangedPart.ENTRY;
            case BibString _ -> ChangedPart.STRING;
            case BibPreamble _ -> ChangedPart.PREAMBLE;
            case BibComment _ -> ChangedPart.COMMENT;
            case BibText _ -> ChangedPart.TEXT;
        };
    }

    private static String keyOf(BibItem item) {
        return switch (item) {
            case BibEntry entry -> entry.key();
            case BibDisabled disabled -> disabled.parseEntry().map(BibEntry::key).orElse("");
            case BibString string -> string.name();
            case BibPreamble _, BibComment _, BibText _ -> "";
        };
    }

    /// An element's text for a line of the list: for an entry the title.
    private static String displayText(MergeUnit unit) {
        return switch (unit.item()) {
            case BibEntry entry when entry.hasField("title") ->
                    UnitTraits.plainText(entry, "title");
            case BibString string -> string.value().source();
            default -> unit.bytes().text();
        };
    }
}
