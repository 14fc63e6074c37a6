package octavo.cli.shared;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// The arguments of a command that takes files first, then words to search for or keys.
///
/// @param words the arguments from the first that is not a file
public record FileArguments(List<Path> files, List<String> words) {
    public FileArguments {
        files = List.copyOf(files);
        words = List.copyOf(words);
    }

    /// @param first always a file
    public static FileArguments of(Path first, List<String> rest) {
        List<Path> files = new ArrayList<>(List.of(first));
        int next = 0;
        while (next < rest.size() && isFile(rest.get(next))) {
            files.add(Path.of(rest.get(next)));
            next++;
        }
        return new FileArguments(files, rest.subList(next, rest.size()));
    }

    /// An argument is a file if it is a file's name and not a bare word, or if it ends as libraries
    /// do: a file `kungfu` in the folder does not make the query `kungfu` a file.
    private static boolean isFile(String word) {
        if (word.equals("-")) {
            return true;
        }
        try {
            Path path = Path.of(word);
            boolean isNamedSo = word.contains(".") || path.getNameCount() > 1;
            boolean isLibrary =
                    word.toLowerCase(Locale.ROOT).endsWith(".bib") && !word.contains(":");
            return isLibrary || isNamedSo && Files.exists(path) && !Files.isDirectory(path);
        } catch (InvalidPathException _) {
            return false;
        }
    }

    /// Refuses several files where one would be changed, or something kept beside it.
    public void refuseSeveral(String why) {
        if (files.size() > 1) {
            throw new CommandRefusal(ExitStatus.WRONG_USE, why + " Give one file.");
        }
    }
}
