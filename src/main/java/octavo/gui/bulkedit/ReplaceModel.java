package octavo.gui.bulkedit;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;

import octavo.editing.bulk.FieldOperation;
import octavo.editing.bulk.TextReplacement;
import octavo.editing.bulk.TextReplacement.ReplacementOutcome;
import octavo.editing.bulk.TextReplacement.SearchOptions;
import octavo.gui.controls.EntryScope;
import octavo.gui.controls.MessageTexts;
import octavo.gui.controls.MessageTranslator;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/// Something to find in many entries, and what replaces it.
public final class ReplaceModel {
    private static final MessageTexts MESSAGES = MessageTexts.of(ReplaceModel.class);

    private final StringProperty search = new SimpleStringProperty("");
    private final StringProperty by = new SimpleStringProperty("");
    private final StringProperty fields = new SimpleStringProperty("");
    private final BooleanProperty isPattern = new SimpleBooleanProperty();
    private final BooleanProperty wholeWords = new SimpleBooleanProperty();
    private final BooleanProperty matchesCase = new SimpleBooleanProperty(true);
    private final ObjectProperty<EntryScope> scope;
    private final ReadOnlyStringWrapper problem = new ReadOnlyStringWrapper("");
    private final ObjectProperty<Optional<FieldOperation>> operation =
            new SimpleObjectProperty<>(Optional.empty());

    /// @param first which entries to look at unless somebody says otherwise
    public ReplaceModel(EntryScope first) {
        scope = new SimpleObjectProperty<>(first);
        for (ObservableValue<?> each :
                new ObservableValue<?>[] {
                    search, by, fields, isPattern, wholeWords, matchesCase, scope
                }) {
            each.subscribe(this::read);
        }
    }

    public StringProperty searchProperty() {
        return search;
    }

    public StringProperty byProperty() {
        return by;
    }

    /// The names of the fields to look at, with commas between them; all if empty.
    public StringProperty fieldsProperty() {
        return fields;
    }

    public BooleanProperty isPatternProperty() {
        return isPattern;
    }

    public BooleanProperty wholeWordsProperty() {
        return wholeWords;
    }

    public BooleanProperty matchesCaseProperty() {
        return matchesCase;
    }

    public ObjectProperty<EntryScope> scopeProperty() {
        return scope;
    }

    /// Why nothing can be replaced; empty if something can, or nothing is asked for yet.
    public ReadOnlyStringProperty problemProperty() {
        return problem.getReadOnlyProperty();
    }

    /// What is to be done; nothing while the search is not one.
    public ObservableValue<Optional<FieldOperation>> operationProperty() {
        return operation;
    }

    private void read() {
        SearchOptions reading =
                new SearchOptions(isPattern.get(), wholeWords.get(), !matchesCase.get());
        switch (TextReplacement.of(search.get(), by.get(), reading)) {
            case ReplacementOutcome.ReadyReplacement(var ready) -> {
                problem.set("");
                operation.set(Optional.of(new FieldOperation.ReplaceText(ready, fieldNames())));
            }
            case ReplacementOutcome.RefusedReplacement(var why) -> {
                problem.set(search.get().isEmpty() ? "" : MessageTranslator.of(why));
                operation.set(Optional.empty());
            }
        }
    }

    private Set<String> fieldNames() {
        return Arrays.stream(fields.get().split("[,;\\s]+"))
                .map(name -> name.toLowerCase(Locale.ROOT))
                .filter(Predicate.not(String::isEmpty))
                .collect(Collectors.toSet());
    }

    /// Says that what is looked for is nowhere.
    public void tellNothingFound() {
        problem.set(MESSAGES.text("replace.nothing"));
    }
}
