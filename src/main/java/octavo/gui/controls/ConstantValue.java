package octavo.gui.controls;

import javafx.beans.InvalidationListener;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;

/// A constant value. It never notifies listeners and so retains none, so that it may be static.
public record ConstantValue<T>(T value) implements ObservableValue<T> {
    @Override
    public T getValue() {
        return value;
    }

    @Override
    public void addListener(ChangeListener<? super T> listener) {
        // It never changes.
    }

    @Override
    public void removeListener(ChangeListener<? super T> listener) {
        // None was added.
    }

    @Override
    public void addListener(InvalidationListener listener) {
        // It is always valid.
    }

    @Override
    public void removeListener(InvalidationListener listener) {
        // None was added.
    }
}
