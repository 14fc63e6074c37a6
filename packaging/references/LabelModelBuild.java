import octavo.formats.referencetext.LabelModelTrainer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// Makes the model by which the program labels the parts of a printed reference, from the works in
/// this folder and the bundled styles. Run by the build; does nothing where the model is newer than
/// the works, the table of styles, the sources of what it is trained and used with, and this file.
class LabelModelBuild {
    public static void main(String[] arguments) throws IOException {
        var model = Path.of(arguments[0]);
        var works = Path.of(arguments[1], "works.bib");
        for (String input : List.of(arguments).subList(1, arguments.length)) {
            try (Stream<Path> files = Files.walk(Path.of(input))) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    if (!isNewer(model, file)) {
                        Files.createDirectories(model.getParent());
                        Files.write(model, LabelModelTrainer.train(Files.readAllBytes(works)));
                        return;
                    }
                }
            }
        }
    }

    private static boolean isNewer(Path one, Path other) throws IOException {
        return Files.exists(one)
                && Files.getLastModifiedTime(one).compareTo(Files.getLastModifiedTime(other)) > 0;
    }
}
