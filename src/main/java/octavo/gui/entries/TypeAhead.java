package octavo.gui.entries;

import java.time.Duration;
import java.util.function.LongSupplier;

/// Letters that somebody types one after the other, to go to what begins with them. After a moment
/// they begin anew.
final class TypeAhead {
    private static final long PAUSE = Duration.ofSeconds(1).toNanos();

    private final LongSupplier clock;
    private String typed = "";
    private long last;

    /// @param clock the time in nanoseconds
    TypeAhead(LongSupplier clock) {
        this.clock = clock;
    }

    /// Takes what is typed; a blank begins nothing.
    ///
    /// @return whether it is part of a text
    boolean take(String character) {
        long now = clock.getAsLong();
        String before = now - last > PAUSE ? "" : typed;
        boolean isText =
                !character.isEmpty()
                        && !Character.isISOControl(character.codePointAt(0))
                        && !(before + character).isBlank();
        if (isText) {
            typed = before + character;
            last = now;
        }
        return isText;
    }

    /// Whether what is typed now continues a text.
    boolean isGoingOn() {
        return !typed.isEmpty() && clock.getAsLong() - last <= PAUSE;
    }

    /// What has been typed.
    String text() {
        return typed;
    }
}
