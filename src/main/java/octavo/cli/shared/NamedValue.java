package octavo.cli.shared;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.library.Library;
import octavo.library.Work;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// An entry, or a field of one, as an argument names it: `KEY` or `KEY.FIELD`. A key may have full
/// stops itself.
public record NamedValue(Work work, Optional<String> fieldName) {
    /// Finds it, or refuses.
    public static NamedValue parse(Library library, String argument) {
        Optional<Work> wholeKey = library.workWithKey(argument);
        if (wholeKey.isPresent()) {
            return new NamedValue(wholeKey.get(), Optional.empty());
        }
        int stopOffset = argument.lastIndexOf('.');
        if (stopOffset < 0) {
            LibraryLoader.refuseUnknown(library, List.of(argument));
        }
        String key = argument.substring(0, Math.max(0, stopOffset));
        LibraryLoader.refuseUnknown(library, List.of(key));
        Work work = library.workWithKey(key).orElseThrow();
        String fieldName = argument.substring(stopOffset + 1).toLowerCase(Locale.ROOT);
        if (work.plainText(fieldName).isBlank()) {
            throw new CommandRefusal(
                    ExitStatus.PROBLEMS, "%s has no field %s.".formatted(key, fieldName));
        }
        return new NamedValue(work, Optional.of(fieldName));
    }
}
