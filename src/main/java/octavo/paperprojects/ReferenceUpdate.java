package octavo.paperprojects;

import octavo.bib.BibComment;
import octavo.bib.BibEntry;
import octavo.bib.BibFile;
import octavo.bib.BibItem;
import octavo.bib.BibParser;
import octavo.bib.BibString;
import octavo.bib.BibText;
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
    private static final Pattern ADOPTED_COMMENT =
            Pattern.compile("@comment\\{adopted ([^{}]*)\\}");

    private final BibFile baseFile;
    private final WantedReferences wantedReferences;
    private final String lineEnd;
    private Library library;
    private final List<LocalizedSentence> changeNotes = new ArrayList<>();
    private final List<LocalizedSentence> keptNotes = new ArrayList<>();
    private final StringBuilder writtenText = new StringBuilder();

    /// Entries by others that equal the library's: they are updated, but never removed.
    private final Set<String> adoptedKeys;

    /// The result.
    ///
    /// @param library the new file
    /// @param changeNotes what changed, for people
    /// @param keptNotes what was not done, and why
    /// @param writtenText the record for next time
    public record UpdatedFile(
            Library library,
            List<LocalizedSentence> changeNotes,
            List<LocalizedSentence> keptNotes,
            String writtenText) {
        public UpdatedFile {
            changeNotes = List.copyOf(changeNotes);
            keptNotes = List.copyOf(keptNotes);
        }
    }

    private ReferenceUpdate(BibFile baseFile, Library library, WantedReferences wantedReferences) {
        this.baseFile = baseFile;
        this.library = library;
        this.wantedReferences = wantedReferences;
        this.lineEnd = FileForm.of(library.file()).lineEnd().text();
        this.adoptedKeys =
                baseFile.items().stream()
                        .filter(BibComment.class::isInstance)
                        .map(item -> ADOPTED_COMMENT.matcher(item.slice().text()))
                        .filter(Matcher::matches)
                        .map(mark -> mark.group(1))
                        .collect(Collectors.toSet());
    }

    /// Makes the update.
    ///
    /// @param baseFile what was written last; no items if nothing was
    /// @param library the paper's present file
    public static UpdatedFile of(
            BibFile baseFile, Library library, WantedReferences wantedReferences) {
        var referenceUpdate = new ReferenceUpdate(baseFile, library, wantedReferences);
        Set<String> foreignStrings =
                ForeignStrings.namesIn(library, wantedReferences.stringsByName());
        wantedReferences
                .entriesByKey()
                .forEach((key, entry) ->
                        referenceUpdate
                                .encodeEntry(referenceUpdate.ownText(entry, foreignStrings))
                                .filter(BibEntry::isClosed)
                                .ifPresentOrElse(
                                        encodedEntry ->
                                                referenceUpdate.bringEntry(key, encodedEntry),
                                        () -> referenceUpdate.refuseEntry(key)));
        referenceUpdate.removeUncited();
        referenceUpdate.bringStrings(foreignStrings);
        return new UpdatedFile(
                referenceUpdate.library,
                referenceUpdate.changeNotes,
                referenceUpdate.keptNotes,
                referenceUpdate.writtenText.toString());
    }

    private Optional<BibEntry> baseEntry(String key) {
        return baseFile.items().stream()
                .filter(item -> item instanceof BibEntry entry && entry.key().equals(key))
                .map(item -> (BibEntry) item)
                .findFirst();
    }

    /// The text of an entry without strings that mean something else there, and with the file's
    /// line endings.
    private String ownText(BibEntry entry, Set<String> foreignStrings) {
        BibEntry expandedEntry =
                ForeignStrings.withoutStrings(
                        entry, foreignStrings, wantedReferences.stringsByName());
        String text = expandedEntry.text().replaceAll("\\R", lineEnd);
        return BibEntry.parse(text).orElse(expandedEntry).text();
    }

    private void bringEntry(String key, BibEntry entry) {
        Optional<Integer> index = library.indexOfKey(key);
        if (index.isEmpty()) {
            addEntry(key, entry);
            return;
        }
        BibEntry presentEntry = library.workAt(index.get()).orElseThrow().entry();
        Optional<BibEntry> baseEntry = baseEntry(key);
        boolean isNew = baseEntry.isEmpty() && isSame(withoutPersonal(presentEntry), entry);
        if (adoptedKeys.contains(key) || isNew) {
            writtenText.append("@comment{adopted ").append(key).append("}\n\n");
        }
        if (presentEntry.text().equals(entry.text()) || isNew) {
            writeItem(entry);
        } else if (baseEntry.isEmpty()) {
            keptNotes.add(
                    LocalizedSentence.of(
                            "{0} is there already and was not written by Octavo; it stays as it is",
                            key));
        } else if (isDamaged(presentEntry)) {
            keptNotes.add(LocalizedSentence.of("{0} is damaged there and is left as it is", key));
            writeItem(baseEntry.get());
        } else {
            updateEntry(index.get(), presentEntry, baseEntry.get(), entry);
        }
    }

    /// An entry of the paper as the library's is to be compared with it: personal fields that are
    /// not brought stay.
    private BibEntry withoutPersonal(BibEntry entry) {
        return wantedReferences.sparesPersonal() ? CleanUps.withoutPersonal(entry) : entry;
    }

    /// Whether two entries differ only in layout.
    private static boolean isSame(BibEntry firstEntry, BibEntry secondEntry) {
        return LibraryDifference.between(
                        parseAlone(firstEntry.text()), parseAlone(secondEntry.text()))
                .stream()
                .allMatch(change -> change.kind() == LibraryChange.ChangeKind.LAID_OUT);
    }

    private static boolean isDamaged(BibEntry entry) {
        return !entry.isClosed()
                || entry.diagnostics().stream()
                        .anyMatch(
                                it -> it.code().severity() == Diagnostic.DiagnosticSeverity.ERROR);
    }

    /// Records what the file now has from Octavo.
    private void writeItem(BibItem item) {
        writtenText.append(item.slice().text()).append("\n\n");
    }

    private void refuseEntry(String key) {
        keptNotes.add(
                LocalizedSentence.of(
                        "{0} is damaged in the library, or the encoding of the file cannot hold it",
                        key));
        baseEntry(key).ifPresent(this::writeItem);
    }

    private void addEntry(String key, BibEntry entry) {
        library = library.applyEdit(additionEdit(entry));
        changeNotes.add(LocalizedSentence.of("{0}: added", key));
        writeItem(entry);
    }

    /// After the last entry, but before an existing parent: BibTeX requires that order.
    private Edit additionEdit(BibEntry entry) {
        return EntryParents.of(entry).stream()
                .flatMap(parentKey -> library.indexOfKey(parentKey).stream())
                .min(Integer::compare)
                .map(index -> library.insertEntries(index, List.of(entry)))
                .orElseGet(() -> library.appendEntries(List.of(entry)));
    }

    private Optional<BibEntry> encodeEntry(String text) {
        return library.entrySlots()
                .findFirst()
                .map(slot -> (BibEntry) slot.item())
                .map(sampleEntry ->
                        sampleEntry
                                .withText(text)
                                .or(() -> sampleEntry.withText(LaTeX.toAscii(text))))
                .orElseGet(() -> BibEntry.parse(text));
    }

    private void updateEntry(
            int index, BibEntry presentEntry, BibEntry baseEntry, BibEntry wantedEntry) {
        MergeResult mergeResult =
                Merge.of(
                                parseAlone(
                                        withoutPersonal(baseEntry)
                                                .text()
                                                .replaceAll("\\R", lineEnd)),
                                parseAlone(presentEntry.text()),
                                parseAlone(wantedEntry.text()))
                        .resolveAll(ConflictChoice.MergeSide.OURS);
        Optional<BibEntry> updatedEntry = presentEntry.withText(mergeResult.mergedFile().text());
        if (updatedEntry.isEmpty()) {
            refuseEntry(baseEntry.key());
            return;
        }
        if (!updatedEntry.get().equals(presentEntry)) {
            library =
                    library.applyEdit(
                            library.replaceEntry(
                                    library.slots().get(index).number(), updatedEntry.get()));
            changeNotes.add(LocalizedSentence.of("{0}: updated", presentEntry.key()));
        }
        boolean isOurs =
                wantedReferences.sparesPersonal() && presentEntry.text().equals(baseEntry.text());
        writeItem(isOurs ? updatedEntry.get() : wantedEntry);
    }

    private static BibFile parseAlone(String text) {
        return BibParser.parse(text);
    }

    /// Removes what was written for former citations, if it is unchanged and not needed.
    private void removeUncited() {
        Set<String> neededKeys = new HashSet<>(wantedReferences.entriesByKey().keySet());
        library.entrySlots()
                .forEach(slot -> neededKeys.addAll(EntryParents.of((BibEntry) slot.item())));
        for (BibItem item : baseFile.items()) {
            if (item instanceof BibEntry entry
                    && !neededKeys.contains(entry.key())
                    && !adoptedKeys.contains(entry.key())) {
                library.slotWithKey(entry.key()).ifPresent(slot -> removeEntry(slot, entry));
            }
        }
    }

    private void removeEntry(Slot slot, BibEntry writtenEntry) {
        String key = writtenEntry.key();
        if (slot.item().slice().text().equals(writtenEntry.text())) {
            library = library.applyEdit(library.removeSlot(slot.number()));
            changeNotes.add(LocalizedSentence.of("{0}: removed, since nothing cites it", key));
        } else {
            keptNotes.add(
                    LocalizedSentence.of(
                            "{0} is no longer cited, but somebody has edited it; it stays", key));
            writeItem(writtenEntry);
        }
    }

    private void bringStrings(Set<String> clashingNames) {
        Set<String> usedNames = new HashSet<>();
        for (Slot slot : library.slots()) {
            switch (slot.item()) {
                case BibEntry entry ->
                        entry.fields()
                                .forEach(field ->
                                        usedNames.addAll(ForeignStrings.macroNames(field.value())));
                case BibString string ->
                        usedNames.addAll(ForeignStrings.macroNames(string.value()));
                default -> {
                    // Nothing else uses a string that it could lose.
                }
            }
        }
        removeUnusedStrings(usedNames);
        List<BibString> missingStrings = new ArrayList<>();
        for (Map.Entry<String, BibString> each : wantedReferences.stringsByName().entrySet()) {
            boolean isHere = stringSlot(each.getKey()).isPresent();
            boolean isOurs =
                    isHere && !clashingNames.contains(each.getKey()) && wasWritten(each.getKey());
            if (isOurs) {
                writeItem(each.getValue());
            } else if (!isHere && usedNames.contains(each.getKey())) {
                missingStrings.add(each.getValue());
            }
        }
        addStrings(missingStrings);
    }

    private boolean wasWritten(String string) {
        return baseFile.items().stream()
                .anyMatch(item ->
                        item instanceof BibString baseString
                                && baseString.name().equalsIgnoreCase(string));
    }

    private Optional<Slot> stringSlot(String name) {
        return library.slots().stream()
                .filter(slot ->
                        slot.item() instanceof BibString string
                                && string.name().equalsIgnoreCase(name))
                .findFirst();
    }

    private void removeUnusedStrings(Set<String> usedNames) {
        for (BibItem item : baseFile.items()) {
            if (item instanceof BibString baseString
                    && !usedNames.contains(baseString.name().toLowerCase(Locale.ROOT))) {
                stringSlot(baseString.name())
                        .filter(slot ->
                                slot.item().slice().text().equals(baseString.slice().text()))
                        .ifPresent(slot ->
                                library = library.applyEdit(library.removeSlot(slot.number())));
            }
        }
    }

    /// Strings come before the first entry.
    private void addStrings(List<BibString> missingStrings) {
        if (missingStrings.isEmpty()) {
            return;
        }
        int slotIndex = 0;
        while (slotIndex < library.slots().size()
                && !(library.slots().get(slotIndex).item() instanceof BibEntry)) {
            slotIndex++;
        }
        List<Slot> addedSlots = new ArrayList<>();
        int slotNumber = library.nextNumber();
        boolean isOnLine = slotIndex == 0 || endsLine(library.slots().get(slotIndex - 1).item());
        StringBuilder addedText = new StringBuilder(isOnLine ? "" : lineEnd);
        for (BibString string : missingStrings) {
            String stringSource = string.slice().text().replaceAll("\\R", lineEnd);
            addedText.append(stringSource).append(lineEnd);
            writeItem(string);
            changeNotes.add(LocalizedSentence.of("@string {0}: added", string.name()));
        }
        addedText.append(lineEnd);
        for (BibItem item : BibParser.parse(toEncodable(addedText.toString())).items()) {
            addedSlots.add(new Slot(slotNumber++, item));
        }
        library = library.applyEdit(new Edit.SlotReplacement(slotIndex, List.of(), addedSlots));
    }

    private String toEncodable(String text) {
        boolean isEncodable =
                library.entrySlots()
                        .findFirst()
                        .map(slot ->
                                ((BibEntry) slot.item()).firstUnencodable(text).isEmpty()
                                        && ((BibEntry) slot.item()).encodingName().equals("UTF-8"))
                        .orElse(true);
        return isEncodable ? text : LaTeX.toAscii(text);
    }

    private static boolean endsLine(BibItem item) {
        String text = item.slice().text();
        return item instanceof BibText && (text.endsWith("\n") || text.endsWith("\r"));
    }
}
