package octavo.gui.openlibraries;

import static java.util.stream.Collectors.joining;

import octavo.bib.BibFile;
import octavo.gui.controls.MessageTexts;
import octavo.merge.LibraryChange;
import octavo.merge.LibraryDifference;
import octavo.recovery.PendingEdits;
import octavo.text.ShortText;
import octavo.text.UnifiedDiff;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// What edits left by a crash would change: steps that were undone before the crash are not in it.
///
/// @param changedNames the changed entries and their fields, the first few; empty if not compared
/// @param diffText line by line; empty if not compared
record RecoveredChanges(String changedNames, String diffText) {
    static final RecoveredChanges NOT_COMPARED = new RecoveredChanges("", "");

    private static final MessageTexts MESSAGES = MessageTexts.of(RecoveredChanges.class);

    /// The number of entries, and of fields of each, that are named.
    private static final int MAX_NAMED = 3;

    /// In bytes: the changes of larger libraries are not compared before they are offered.
    private static final int MAX_COMPARED_LENGTH = 5_000_000;

    /// The lines of a diff that are shown.
    private static final int MAX_DIFF_LINES = 2_000;

    /// @param libraryName of the library, for the diff
    static RecoveredChanges of(String libraryName, PendingEdits.JournalContents editContents) {
        BibFile baseFile = editContents.baseFile();
        BibFile recoveredFile = editContents.recoveredFile();
        if (Math.max(baseFile.contentLength(), recoveredFile.contentLength())
                > MAX_COMPARED_LENGTH) {
            return NOT_COMPARED;
        }
        return new RecoveredChanges(
                changedNames(baseFile, recoveredFile),
                UnifiedDiff.of(libraryName, baseFile.text(), recoveredFile.text()).stream()
                        .limit(MAX_DIFF_LINES)
                        .collect(joining("\n")));
    }

    private static String changedNames(BibFile baseFile, BibFile recoveredFile) {
        Map<String, Set<String>> fieldsByName = new LinkedHashMap<>();
        for (LibraryChange libraryChange : LibraryDifference.between(baseFile, recoveredFile)) {
            Set<String> fieldsOfOne =
                    fieldsByName.computeIfAbsent(
                            changedName(libraryChange), _ -> new LinkedHashSet<>());
            if (!libraryChange.fieldName().isEmpty()) {
                fieldsOfOne.add(libraryChange.fieldName());
            }
        }
        List<String> names = new ArrayList<>();
        fieldsByName.forEach((name, fields) -> names.add(nameWithFields(name, fields)));
        return ShortText.joinFirst(names, MAX_NAMED, "; ");
    }

    private static String nameWithFields(String itemName, Set<String> fields) {
        return fields.isEmpty()
                ? itemName
                : itemName + ": " + ShortText.joinFirst(fields, MAX_NAMED, ", ");
    }

    private static String changedName(LibraryChange libraryChange) {
        return switch (libraryChange.part()) {
            case ENTRY ->
                    switch (libraryChange.kind()) {
                        case ADDED -> MESSAGES.text("recovery.added", libraryChange.itemKey());
                        case REMOVED -> MESSAGES.text("recovery.removed", libraryChange.itemKey());
                        case CHANGED, RENAMED, MOVED, DISABLED, ENABLED, LAID_OUT ->
                                libraryChange.itemKey();
                    };
            case KEY, TYPE, FIELD, PERSON, KEYWORD -> libraryChange.itemKey();
            case STRING -> "@string " + libraryChange.itemKey();
            case PREAMBLE -> "@preamble";
            case FILE, COMMENT, TEXT ->
                    libraryChange.itemKey().isEmpty()
                            ? MESSAGES.text("recovery.text")
                            : libraryChange.itemKey();
        };
    }
}
