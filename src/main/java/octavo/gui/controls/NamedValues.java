package octavo.gui.controls;

import javafx.util.StringConverter;

import org.jspecify.annotations.Nullable;

import java.util.function.Function;

/// Shows the values of a choice by their names. Nothing is typed there, so nothing is read back.
public final class NamedValues<T> extends StringConverter<T> {
    private final Function<T, String> name;

    public NamedValues(Function<T, String> name) {
        this.name = name;
    }

    @Override
    public String toString(@Nullable T value) {
        return value == null ? "" : name.apply(value);
    }

    @Override
    public T fromString(String text) {
        throw new UnsupportedOperationException(text);
    }
}
