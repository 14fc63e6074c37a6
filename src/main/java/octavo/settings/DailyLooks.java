package octavo.settings;

import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.SequencedMap;

/// Libraries for which services are asked each day what is new of those who are followed. Only the
/// settings of this computer have them, so that no file from elsewhere can bring it about.
///
/// @param lastDays the last day on which they were asked, in ISO 8601, by the files of the
///   libraries; empty if it is still to come
public record DailyLooks(SequencedMap<String, String> lastDays) {
    static final DailyLooks NO_LOOKS = new DailyLooks(Collections.emptySortedMap());

    public DailyLooks {
        lastDays = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(lastDays));
    }

    /// Whether services are asked each day, and when they were last.
    public Optional<String> lastDay(Path library) {
        return Optional.ofNullable(lastDays.get(Settings.nameOfFile(library)));
    }

    /// Has services asked each day from now on.
    ///
    /// @param lastDay the last day on which they were; may be empty
    public DailyLooks with(Path library, String lastDay) {
        SequencedMap<String, String> newDays = new LinkedHashMap<>(lastDays);
        newDays.put(Settings.nameOfFile(library), lastDay);
        return new DailyLooks(newDays);
    }

    public DailyLooks without(Path library) {
        SequencedMap<String, String> newDays = new LinkedHashMap<>(lastDays);
        newDays.remove(Settings.nameOfFile(library));
        return new DailyLooks(newDays);
    }
}
