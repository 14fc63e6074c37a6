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
import octavo.merge.LibraryChange.How;
import octavo.merge.LibraryChange.What;
import octavo.text.RisingRow;

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

    public static List<LibraryChange> between(BibFile before, BibFile after) {
        if (Merge.isSame(before, after)) {
            return List.of();
        }
        var difference = new LibraryDifference();
        FileForm form = FileForm.of(after);
        difference.compare(FileForm.of(before), form);
        difference.compare(
                FileRow.of(form.itemsOf(before)).elements(),
                FileRow.of(form.itemsOf(after)).elements());
        if (difference.changes.isEmpty()) {
            difference.changes.addAll(spacing());
        }
        return List.copyOf(difference.changes);
    }

    private static List<LibraryChange> spacing() {
        return changed("white space", "before", "after");
    }

    private static List<LibraryChange> changed(String field, String before, String after) {
        var change = new ChangeList("");
        change.changed(What.FILE, field, before, after);
        return change.all();
    }

    private void compare(FileForm before, FileForm after) {
        if (!encoding(before).equals(encoding(after))) {
            changes.addAll(changed("encoding", encoding(before), encoding(after)));
        }
        if (before.marked() != after.marked()) {
            changes.addAll(changed("byte order mark", said(before.marked()), said(after.marked())));
        }
        if (before.lineEnd() != after.lineEnd()) {
            changes.addAll(changed("line ends", before.lineEnd().name(), after.lineEnd().name()));
        }
    }

    private static String said(boolean marked) {
        return marked ? "there" : "none";
    }

    private static String encoding(FileForm form) {
        return switch (form.encoding()) {
            case EXTENDED_ASCII -> form.charset().map(Object::toString).orElse("ASCII");
            case UTF_16_LITTLE_ENDIAN, UTF_16_BIG_ENDIAN -> form.encoding().name();
        };
    }

    private void compare(List<MergeUnit> before, List<MergeUnit> after) {
        UnitMatching matching = FileMatching.between(before, after);
        var pairing = new UnitPairing<>(before, after, matching);
        pairing.forEach((old, now) -> {
            if (old.isPresent() && now.isPresent()) {
                changes.addAll(between(old.get(), now.get()));
            } else {
                changes.add(oneSided(old, now));
            }
        });
        int[] order = matching.order();
        Set<Integer> still = new HashSet<>();
        Arrays.stream(RisingRow.longest(order)).forEach(it -> still.add(order[it]));
        for (int place : order) {
            if (!still.contains(place)) {
                changes.add(
                        change(
                                after.get(place),
                                How.MOVED,
                                Optional.empty(),
                                Optional.of(text(after.get(place)))));
            }
        }
    }

    private static LibraryChange oneSided(Optional<MergeUnit> old, Optional<MergeUnit> now) {
        return now.isPresent()
                ? change(now.get(), How.ADDED, Optional.empty(), now.map(LibraryDifference::text))
                : change(
                        old.orElseThrow(),
                        How.REMOVED,
                        old.map(LibraryDifference::text),
                        now.map(LibraryDifference::text));
    }

    private static List<LibraryChange> between(MergeUnit old, MergeUnit now) {
        if (old.equals(now)) {
            return List.of();
        }
        if (old.item() instanceof BibEntry before && now.item() instanceof BibEntry after) {
            return EntryDifference.of(before, after);
        }
        if (old.item() instanceof BibString before && now.item() instanceof BibString after) {
            return between(before, after, now);
        }
        return List.of(change(now, how(old, now), Optional.of(text(old)), Optional.of(text(now))));
    }

    private static List<LibraryChange> between(BibString before, BibString after, MergeUnit now) {
        List<LibraryChange> changes = new ArrayList<>();
        if (!before.name().equals(after.name())) {
            changes.add(
                    change(
                            now,
                            How.RENAMED,
                            Optional.of(before.name()),
                            Optional.of(after.name())));
        }
        Optional<String> old = Optional.of(before.value().source());
        Optional<String> text = Optional.of(after.value().source());
        if (!old.equals(text)) {
            changes.add(change(now, How.CHANGED, old, text));
        }
        return changes.isEmpty() ? List.of(change(now, How.LAID_OUT, old, text)) : changes;
    }

    private static How how(MergeUnit old, MergeUnit now) {
        if (old.item() instanceof BibEntry) {
            return How.DISABLED;
        }
        return now.item() instanceof BibEntry ? How.ENABLED : How.CHANGED;
    }

    private static LibraryChange change(
            MergeUnit unit, How how, Optional<String> before, Optional<String> after) {
        return new LibraryChange(what(unit.item()), how, key(unit.item()), "", before, after);
    }

    private static What what(BibItem item) {
        return switch (item) {
            case BibEntry _, BibDisabled _ -> What.ENTRY;
            case BibString _ -> What.STRING;
            case BibPreamble _ -> What.PREAMBLE;
            case BibComment _ -> What.COMMENT;
            case BibText _ -> What.TEXT;
        };
    }

    private static String key(BibItem item) {
        return switch (item) {
            case BibEntry entry -> entry.key();
            case BibDisabled disabled -> disabled.entry().map(BibEntry::key).orElse("");
            case BibString string -> string.name();
            case BibPreamble _, BibComment _, BibText _ -> "";
        };
    }

    /// An element's text for a line of the list: for an entry the title.
    private static String text(MergeUnit unit) {
        return switch (unit.item()) {
            case BibEntry entry when entry.has("title") -> UnitTraits.text(entry, "title");
            case BibString string -> string.value().source();
            default -> unit.bytes().text();
        };
    }
}
