package octavo.gui;

import static java.util.stream.Collectors.joining;

import octavo.bib.BibFile;
import octavo.gui.controls.MessageTexts;
import octavo.merge.LibraryChange;
import octavo.merge.LibraryDifference;
import octavo.recovery.PendingEdits;
import octavo.text.UnifiedDiff;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/// What edits left by a crash would change: steps that were undone before the crash are not in it.
///
/// @param names the changed entries and their fields, the first few; empty if not compared
/// @param diff line by line; empty if not compared
record RecoveredChanges(String names, String diff) {
    static final RecoveredChanges NOT_COMPARED = new RecoveredChanges("", "");

    private static final MessageTexts MESSAGES = MessageTexts.of(RecoveredChanges.class);

    /// The number of entries, and of fields of each, that are named.
    private static final int NAMED = 3;

    /// In bytes: the changes of larger libraries are not compared before they are offered.
    private static final int MOST_COMPARED = 5_000_000;

    /// The lines of a diff that are shown.
    private static final int MOST_LINES = 2_000;

    /// @param name of the library, for the diff
    static RecoveredChanges of(String name, PendingEdits.Contents contents) {
        BibFile before = contents.base();
        BibFile after = contents.recovered();
        if (Math.max(before.length(), after.length()) > MOST_COMPARED) {
            return NOT_COMPARED;
        }
        return new RecoveredChanges(
                names(before, after),
                UnifiedDiff.of(name, before.text(), after.text()).stream()
                        .limit(MOST_LINES)
                        .collect(joining("\n")));
    }

    private static String names(BibFile before, BibFile after) {
        Map<String, Set<String>> fields = new LinkedHashMap<>();
        for (LibraryChange change : LibraryDifference.between(before, after)) {
            Set<String> ofOne = fields.computeIfAbsent(name(change), _ -> new LinkedHashSet<>());
            if (!change.field().isEmpty()) {
                ofOne.add(change.field());
            }
        }
        String first =
                fields.entrySet().stream()
                        .limit(NAMED)
                        .map(each -> named(each.getKey(), each.getValue()))
                        .collect(joining("; "));
        return fields.size() > NAMED ? first + "; …" : first;
    }

    private static String named(String name, Set<String> fields) {
        String first = fields.stream().limit(NAMED).collect(joining(", "));
        String all = fields.size() > NAMED ? first + ", …" : first;
        return all.isEmpty() ? name : name + ": " + all;
    }

    private static String name(LibraryChange change) {
        return switch (change.what()) {
            case ENTRY ->
                    switch (change.how()) {
                        case ADDED -> MESSAGES.text("recovery.added", change.key());
                        case REMOVED -> MESSAGES.text("recovery.removed", change.key());
                        case CHANGED, RENAMED, MOVED, DISABLED, ENABLED, LAID_OUT -> change.key();
                    };
            case KEY, TYPE, FIELD, PERSON, KEYWORD -> change.key();
            case STRING -> "@string " + change.key();
            case PREAMBLE -> "@preamble";
            case FILE, COMMENT, TEXT ->
                    change.key().isEmpty() ? MESSAGES.text("recovery.text") : change.key();
        };
    }
}
