package octavo.projects;

import octavo.bib.BibComment;
import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.bib.BibFile;
import octavo.bib.BibItem;
import octavo.bib.BibParser;
import octavo.bib.BibString;
import octavo.bib.BibText;
import octavo.bib.BibValue;
import octavo.bib.FileForm;
import octavo.editing.tidy.CleanUps;
import octavo.latex.LaTeX;
import octavo.library.Edit;
import octavo.library.Library;
import octavo.library.Slot;
import octavo.merge.ConflictChoice;
import octavo.merge.LibraryChange;
import octavo.merge.LibraryDifference;
import octavo.merge.Merge;
import octavo.merge.MergeResult;
import octavo.text.Diagnostic;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Updates a paper's bibliography file, which others edit too, from libraries.
///
/// In entries written earlier, the library's later changes are applied; changes by others stay, and
/// so does every entry and byte that is not Octavo's. An entry that is no longer cited is removed
/// if it is unchanged. Idempotent.
public final class ReferenceUpdate {
    private static final Pattern ADOPTED = Pattern.compile("@comment\\{adopted ([^{}]*)\\}");

    private final BibFile base;
    private final WantedReferences wanted;
    private final String lineEnd;
    private Library library;
    private final List<LocalizedSentence> changes = new ArrayList<>();
    private final List<LocalizedSentence> left = new ArrayList<>();
    private final StringBuilder written = new StringBuilder();

    /// Entries by others that equal the library's: they are updated, but never removed.
    private final Set<String> adopted;

    /// The result.
    ///
    /// @param library the new file
    /// @param changes what changed, for people
    /// @param left what was not done, and why
    /// @param written the record for next time
    public record UpdatedFile(
            Library library,
            List<LocalizedSentence> changes,
            List<LocalizedSentence> left,
            String written) {
        public UpdatedFile {
            changes = List.copyOf(changes);
            left = List.copyOf(left);
        }
    }

    private ReferenceUpdate(BibFile base, Library library, WantedReferences wanted) {
        this.base = base;
        this.library = library;
        this.wanted = wanted;
        this.lineEnd = FileForm.of(library.file()).lineEnd().text();
        this.adopted =
                base.items().stream()
                        .filter(BibComment.class::isInstance)
                        .map(item -> ADOPTED.matcher(item.slice().text()))
                        .filter(Matcher::matches)
                        .map(mark -> mark.group(1))
                        .collect(Collectors.toSet());
    }

    /// Makes the update.
    ///
    /// @param base what was written last; no items if nothing was
    /// @param file the paper's present file
    public static UpdatedFile of(BibFile base, Library file, WantedReferences wanted) {
        var update = new ReferenceUpdate(base, file, wanted);
        Set<String> foreign = update.clashingStrings();
        wanted.entries()
                .forEach((key, entry) ->
                        update.encoded(update.plain(entry, foreign).text())
                                .filter(BibEntry::isClosed)
                                .ifPresentOrElse(
                                        fit -> update.bring(key, fit), () -> update.refuse(key)));
        update.removeUncited();
        update.bringStrings(foreign);
        return new UpdatedFile(
                update.library, update.changes, update.left, update.written.toString());
    }

    private Optional<BibEntry> baseEntry(String key) {
        return base.items().stream()
                .filter(item -> item instanceof BibEntry entry && entry.key().equals(key))
                .map(item -> (BibEntry) item)
                .findFirst();
    }

    /// The strings with another meaning in the paper's file.
    private Set<String> clashingStrings() {
        Set<String> clashing = new HashSet<>();
        for (Slot slot : library.slots()) {
            if (slot.item() instanceof BibString string) {
                String name = string.name().toLowerCase(Locale.ROOT);
                BibString ours = wanted.strings().get(name);
                if (ours != null && !meansSame(ours.value(), string.value())) {
                    clashing.add(name);
                }
            }
        }
        return clashing;
    }

    private static boolean meansSame(BibValue one, BibValue other) {
        return one.source().equals(other.source())
                || macros(one).isEmpty()
                        && macros(other).isEmpty()
                        && text(one).equals(text(other));
    }

    private static String text(BibValue value) {
        return LaTeX.toUnicode(value.expandedText(_ -> Optional.empty()));
    }

    /// An entry with conflicting strings expanded, and with the file's line endings.
    private BibEntry plain(BibEntry entry, Set<String> clashing) {
        BibEntry result = entry;
        for (int i = 0; i < entry.fieldCount(); i++) {
            BibField field = entry.field(i);
            if (uses(field.value(), clashing)) {
                String text = field.value().expandedText(this::meaning);
                int at = i;
                BibEntry before = result;
                result =
                        BibValue.braced(text)
                                .flatMap(value -> before.withValue(at, value))
                                .orElse(before);
            }
        }
        String text = result.text().replaceAll("\\R", lineEnd);
        return BibEntry.parse(text).orElse(result);
    }

    private Optional<String> meaning(String name) {
        return Optional.ofNullable(wanted.strings().get(name.toLowerCase(Locale.ROOT)))
                .map(string -> string.value().expandedText(_ -> Optional.empty()));
    }

    private static boolean uses(BibValue value, Set<String> names) {
        return macros(value).stream().anyMatch(names::contains);
    }

    private static Set<String> macros(BibValue value) {
        return value.parts().stream()
                .filter(BibValue.MacroPart.class::isInstance)
                .map(part -> ((BibValue.MacroPart) part).foldedName())
                .collect(Collectors.toSet());
    }

    private void bring(String key, BibEntry entry) {
        Optional<Integer> index = library.indexOfKey(key);
        if (index.isEmpty()) {
            add(key, entry);
            return;
        }
        BibEntry here = library.workAt(index.get()).orElseThrow().entry();
        Optional<BibEntry> before = baseEntry(key);
        boolean isNew = before.isEmpty() && isSame(shared(here), entry);
        if (adopted.contains(key) || isNew) {
            written.append("@comment{adopted ").append(key).append("}\n\n");
        }
        if (here.text().equals(entry.text()) || isNew) {
            keep(entry);
        } else if (before.isEmpty()) {
            left.add(
                    LocalizedSentence.of(
                            "{0} is there already and was not written by Octavo; it stays as it is",
                            key));
        } else if (isDamaged(here)) {
            left.add(LocalizedSentence.of("{0} is damaged there and is left as it is", key));
            keep(before.get());
        } else {
            update(index.get(), here, before.get(), entry);
        }
    }

    /// An entry of the paper as the library's is to be compared with it: personal fields that are
    /// not brought stay.
    private BibEntry shared(BibEntry entry) {
        return wanted.sparesPersonal() ? CleanUps.withoutPersonal(entry) : entry;
    }

    /// Whether two entries differ only in layout.
    private static boolean isSame(BibEntry one, BibEntry other) {
        return LibraryDifference.between(alone(one.text()), alone(other.text())).stream()
                .allMatch(change -> change.kind() == LibraryChange.ChangeKind.LAID_OUT);
    }

    private static boolean isDamaged(BibEntry entry) {
        return !entry.isClosed()
                || entry.diagnostics().stream()
                        .anyMatch(
                                it -> it.code().severity() == Diagnostic.DiagnosticSeverity.ERROR);
    }

    /// Records what the file now has from Octavo.
    private void keep(BibItem item) {
        written.append(item.slice().text()).append("\n\n");
    }

    private void refuse(String key) {
        left.add(
                LocalizedSentence.of(
                        "{0} is damaged in the library, or the encoding of the file cannot hold it",
                        key));
        baseEntry(key).ifPresent(this::keep);
    }

    private void add(String key, BibEntry entry) {
        library = library.applyEdit(addition(entry));
        changes.add(LocalizedSentence.of("{0}: added", key));
        keep(entry);
    }

    /// After the last entry, but before an existing parent: BibTeX requires that order.
    private Edit addition(BibEntry entry) {
        return EntryParents.of(entry).stream()
                .flatMap(parent -> library.indexOfKey(parent).stream())
                .min(Integer::compare)
                .map(index -> library.insertEntries(index, List.of(entry)))
                .orElseGet(() -> library.appendEntries(List.of(entry)));
    }

    private Optional<BibEntry> encoded(String text) {
        return library.entrySlots()
                .findFirst()
                .map(slot -> (BibEntry) slot.item())
                .map(like -> like.withText(text).or(() -> like.withText(LaTeX.toAscii(text))))
                .orElseGet(() -> BibEntry.parse(text));
    }

    private void update(int index, BibEntry here, BibEntry before, BibEntry entry) {
        MergeResult merged =
                Merge.of(
                                alone(shared(before).text().replaceAll("\\R", lineEnd)),
                                alone(here.text()),
                                alone(entry.text()))
                        .resolveAll(ConflictChoice.MergeSide.OURS);
        Optional<BibEntry> result = here.withText(merged.mergedFile().text());
        if (result.isEmpty()) {
            refuse(before.key());
            return;
        }
        if (!result.get().equals(here)) {
            library =
                    library.applyEdit(
                            library.replaceEntry(
                                    library.slots().get(index).number(), result.get()));
            changes.add(LocalizedSentence.of("{0}: updated", here.key()));
        }
        boolean isOurs = wanted.sparesPersonal() && here.text().equals(before.text());
        keep(isOurs ? result.get() : entry);
    }

    private static BibFile alone(String text) {
        return BibParser.parse(text);
    }

    /// Removes what was written for former citations, if it is unchanged and not needed.
    private void removeUncited() {
        Set<String> needed = new HashSet<>(wanted.entries().keySet());
        library.entrySlots()
                .forEach(slot -> needed.addAll(EntryParents.of((BibEntry) slot.item())));
        for (BibItem item : base.items()) {
            if (item instanceof BibEntry entry
                    && !needed.contains(entry.key())
                    && !adopted.contains(entry.key())) {
                library.slotWithKey(entry.key()).ifPresent(slot -> remove(slot, entry));
            }
        }
    }

    private void remove(Slot slot, BibEntry written) {
        String key = written.key();
        if (slot.item().slice().text().equals(written.text())) {
            library = library.applyEdit(library.removeSlot(slot.number()));
            changes.add(LocalizedSentence.of("{0}: removed, since nothing cites it", key));
        } else {
            left.add(
                    LocalizedSentence.of(
                            "{0} is no longer cited, but somebody has edited it; it stays", key));
            keep(written);
        }
    }

    private void bringStrings(Set<String> clashing) {
        Set<String> used = new HashSet<>();
        for (Slot slot : library.slots()) {
            switch (slot.item()) {
                case BibEntry entry ->
                        entry.fields().forEach(field -> used.addAll(macros(field.value())));
                case BibString string -> used.addAll(macros(string.value()));
                default -> {
                    // Nothing else uses a string that it could lose.
                }
            }
        }
        removeUnusedStrings(used);
        List<BibString> missing = new ArrayList<>();
        for (Map.Entry<String, BibString> each : wanted.strings().entrySet()) {
            boolean isHere = string(each.getKey()).isPresent();
            boolean isOurs =
                    isHere && !clashing.contains(each.getKey()) && wasWritten(each.getKey());
            if (isOurs) {
                keep(each.getValue());
            } else if (!isHere && used.contains(each.getKey())) {
                missing.add(each.getValue());
            }
        }
        addStrings(missing);
    }

    private boolean wasWritten(String string) {
        return base.items().stream()
                .anyMatch(item ->
                        item instanceof BibString before && before.name().equalsIgnoreCase(string));
    }

    private Optional<Slot> string(String name) {
        return library.slots().stream()
                .filter(slot ->
                        slot.item() instanceof BibString string
                                && string.name().equalsIgnoreCase(name))
                .findFirst();
    }

    private void removeUnusedStrings(Set<String> used) {
        for (BibItem item : base.items()) {
            if (item instanceof BibString before
                    && !used.contains(before.name().toLowerCase(Locale.ROOT))) {
                string(before.name())
                        .filter(slot -> slot.item().slice().text().equals(before.slice().text()))
                        .ifPresent(slot ->
                                library = library.applyEdit(library.removeSlot(slot.number())));
            }
        }
    }

    /// Strings come before the first entry.
    private void addStrings(List<BibString> missing) {
        if (missing.isEmpty()) {
            return;
        }
        int at = 0;
        while (at < library.slots().size()
                && !(library.slots().get(at).item() instanceof BibEntry)) {
            at++;
        }
        List<Slot> added = new ArrayList<>();
        int number = library.nextNumber();
        boolean isOnLine = at == 0 || endsLine(library.slots().get(at - 1).item());
        StringBuilder text = new StringBuilder(isOnLine ? "" : lineEnd);
        for (BibString string : missing) {
            String source = string.slice().text().replaceAll("\\R", lineEnd);
            text.append(source).append(lineEnd);
            keep(string);
            changes.add(LocalizedSentence.of("@string {0}: added", string.name()));
        }
        text.append(lineEnd);
        for (BibItem item : BibParser.parse(encodable(text.toString())).items()) {
            added.add(new Slot(number++, item));
        }
        library = library.applyEdit(new Edit.SlotReplacement(at, List.of(), added));
    }

    private String encodable(String text) {
        boolean fits =
                library.entrySlots()
                        .findFirst()
                        .map(slot ->
                                ((BibEntry) slot.item()).firstUnencodable(text).isEmpty()
                                        && ((BibEntry) slot.item()).encodingName().equals("UTF-8"))
                        .orElse(true);
        return fits ? text : LaTeX.toAscii(text);
    }

    private static boolean endsLine(BibItem item) {
        String text = item.slice().text();
        return item instanceof BibText && (text.endsWith("\n") || text.endsWith("\r"));
    }
}
