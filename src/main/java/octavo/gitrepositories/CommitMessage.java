package octavo.gitrepositories;

import octavo.bib.BibFile;
import octavo.merge.LibraryChange;
import octavo.merge.LibraryChange.ChangeKind;
import octavo.merge.LibraryChange.ChangedPart;
import octavo.merge.LibraryDifference;
import octavo.text.ShortText;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;

/// The message of a commit in words: `edit 3 entries: mai2020, wei2021, zed2022`, and below it each
/// change.
record CommitMessage(List<LibraryChange> changes) {
    private static final int MOST_NAMES = 3;
    private static final int MOST_LINES = 100;
    private static final int LONGEST_SUBJECT = 120;

    CommitMessage {
        changes = List.copyOf(changes);
    }

    static CommitMessage between(BibFile oldFile, BibFile newFile) {
        return new CommitMessage(LibraryDifference.between(oldFile, newFile));
    }

    /// @param otherwise the subject if nothing in the library itself has changed
    String toText(String otherwise) {
        return changes.isEmpty() ? otherwise + "\n" : subject() + "\n\n" + lines();
    }

    String subject() {
        SequencedSet<String> added = keysOf(ChangeKind.ADDED);
        SequencedSet<String> removed = keysOf(ChangeKind.REMOVED);
        SequencedSet<String> edited = new LinkedHashSet<>();
        changes.stream()
                .filter(change -> isOfEntry(change.part()))
                .map(LibraryChange::itemKey)
                .filter(key -> !added.contains(key) && !removed.contains(key))
                .forEach(edited::add);
        List<String> parts = new ArrayList<>();
        addPart(parts, "add", added);
        addPart(parts, "remove", removed);
        addPart(parts, "edit", edited);
        if (parts.isEmpty()) {
            parts.add("edit strings, comments and layout");
        }
        String subject = String.join("; ", parts);
        return ShortText.cutTo(subject, LONGEST_SUBJECT);
    }

    private SequencedSet<String> keysOf(ChangeKind changeKind) {
        SequencedSet<String> keys = new LinkedHashSet<>();
        changes.stream()
                .filter(change -> change.part() == ChangedPart.ENTRY && change.kind() == changeKind)
                .map(LibraryChange::itemKey)
                .forEach(keys::add);
        return keys;
    }

    private static boolean isOfEntry(ChangedPart part) {
        return switch (part) {
            case ENTRY, KEY, TYPE, FIELD, PERSON, KEYWORD -> true;
            case FILE, STRING, PREAMBLE, COMMENT, TEXT -> false;
        };
    }

    private static void addPart(List<String> parts, String verb, SequencedSet<String> keys) {
        if (!keys.isEmpty()) {
            parts.add(
                    "%s %d %s: %s"
                            .formatted(
                                    verb,
                                    keys.size(),
                                    keys.size() == 1 ? "entry" : "entries",
                                    ShortText.joinFirst(keys, MOST_NAMES, ", ")));
        }
    }

    private String lines() {
        var lines = new StringBuilder();
        changes.stream()
                .limit(MOST_LINES)
                .forEach(change -> lines.append(change.description()).append('\n'));
        if (changes.size() > MOST_LINES) {
            lines.append("… and ").append(changes.size() - MOST_LINES).append(" more changes\n");
        }
        return lines.toString();
    }
}
