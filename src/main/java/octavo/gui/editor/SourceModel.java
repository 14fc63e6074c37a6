package octavo.gui.editor;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

import octavo.bib.BibEntry;
import octavo.bib.BibItem;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;
import octavo.text.Diagnostic;
import octavo.text.Span;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;

/// The source of an entry being edited. Invalid source stays here, with the reason, until it is
/// corrected.
public final class SourceModel {
    private static final MessageTexts MESSAGES = MessageTexts.of(SourceModel.class);

    /// Why a text was rejected.
    ///
    /// @param at the offset in the text, in characters
    public record SourceRefusal(String message, int at) {}

    private final Consumer<BibEntry> onTaken;
    private final StringProperty text = new SimpleStringProperty("");
    private final ReadOnlyObjectWrapper<Optional<SourceRefusal>> refusal =
            new ReadOnlyObjectWrapper<>(Optional.empty());
    private final Map<Integer, String> keptTexts = new HashMap<>();
    private Optional<BibEntry> shownEntry = Optional.empty();
    private int shownSlot = -1;

    SourceModel(Consumer<BibEntry> taken) {
        this.onTaken = taken;
    }

    public StringProperty textProperty() {
        return text;
    }

    public ReadOnlyObjectProperty<Optional<SourceRefusal>> refusalProperty() {
        return refusal.getReadOnlyProperty();
    }

    /// Shows an entry, or another state of it. Typed text stays.
    void show(int number, Optional<BibEntry> shown) {
        boolean same = number == shownSlot;
        boolean typing = isChanged();
        if (!same && typing) {
            keptTexts.put(shownSlot, text.get());
        }
        boolean another = !shown.equals(shownEntry);
        shownSlot = number;
        shownEntry = shown;
        if (!same) {
            text.set(Objects.requireNonNullElseGet(keptTexts.remove(number), this::written));
            refusal.set(Optional.empty());
            read(_ -> refuse(MESSAGES.text("refused.meanwhile"), 0));
        } else if (!typing) {
            revert();
        } else if (another && isChanged()) {
            refuse(MESSAGES.text("refused.meanwhile"), 0);
        }
    }

    /// The text of the entry, with line endings for text areas.
    private String written() {
        return shownEntry.map(SourceModel::written).orElse("");
    }

    private static String written(BibEntry entry) {
        return entry.text().replace("\r\n", "\n").replace('\r', '\n');
    }

    public boolean isChanged() {
        return !text.get().equals(written());
    }

    /// The slots of the entries with rejected source.
    Set<Integer> refused() {
        Set<Integer> slots = new TreeSet<>(keptTexts.keySet());
        if (isChanged()) {
            slots.add(shownSlot);
        }
        return slots;
    }

    /// Reverts to the entry's source.
    public void revert() {
        text.set(written());
        refusal.set(Optional.empty());
    }

    /// Commits the text, if it is a valid entry.
    public void commit() {
        refusal.set(Optional.empty());
        EditGuard.runGuarded(
                () ->
                        read(now -> {
                            text.set(written(now));
                            onTaken.accept(now);
                        }),
                reason -> refuse(reason, 0));
    }

    /// What a changed source is called as a step.
    static String step(BibEntry now) {
        return MESSAGES.text("step.source", now.key());
    }

    /// The entry that the changed text is, if it is a valid one.
    Optional<BibEntry> draft() {
        return isChanged()
                ? parsed().filter(items -> items.size() == 1)
                        .map(List::getFirst)
                        .filter(item -> item.diagnostics().isEmpty())
                        .filter(BibEntry.class::isInstance)
                        .map(BibEntry.class::cast)
                : Optional.empty();
    }

    private Optional<List<BibItem>> parsed() {
        return shownEntry.flatMap(shown -> {
            boolean crlf = shown.text().contains("\r\n");
            String typed = crlf ? text.get().replace("\n", "\r\n") : text.get();
            return shown.parseReplacement(typed.strip());
        });
    }

    /// Parses changed text as an entry, and reports why it is invalid.
    private void read(Consumer<BibEntry> good) {
        if (shownEntry.isPresent() && isChanged()) {
            parsed().ifPresentOrElse(
                            items -> read(items, good),
                            () -> refuse(MESSAGES.text("refused.text"), 0));
        }
    }

    private void read(List<BibItem> items, Consumer<BibEntry> good) {
        if (items.size() != 1 || !(items.getFirst() instanceof BibEntry now)) {
            int end = items.isEmpty() ? 0 : items.getFirst().slice().text().length();
            refuse(MESSAGES.text("refused.one"), items.size() > 1 ? end : 0);
        } else if (!now.diagnostics().isEmpty()) {
            refuse(now, now.diagnostics().getFirst());
        } else {
            good.accept(now);
        }
    }

    private void refuse(BibEntry now, Diagnostic problem) {
        String before = now.slice().text(new Span(0, problem.span().start()));
        int line = (int) before.lines().count() + (before.endsWith("\n") ? 1 : 0);
        int column = before.length() - before.lastIndexOf('\n');
        int start = text.get().length() - text.get().stripLeading().length();
        refuse(
                MESSAGES.text(
                        "refused.at",
                        Math.max(1, line),
                        column,
                        MessageTranslator.of(problem.message())),
                start + before.replace("\r\n", "\n").length());
    }

    private void refuse(String message, int at) {
        refusal.set(Optional.of(new SourceRefusal(message, at)));
    }
}
