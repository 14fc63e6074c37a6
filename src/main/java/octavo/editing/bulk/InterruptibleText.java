package octavo.editing.bulk;

import java.util.concurrent.CancellationException;

/// A text in which a regular expression search ends when its thread is interrupted: some take
/// longer than anyone waits.
record InterruptibleText(String text) implements CharSequence {
    @Override
    public char charAt(int index) {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException();
        }
        return text.charAt(index);
    }

    @Override
    public int length() {
        return text.length();
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return new InterruptibleText(text.substring(start, end));
    }

    @Override
    public String toString() {
        return text;
    }
}
