package octavo.cli.output;

import octavo.bib.LineColumns.LineColumn;
import octavo.text.Diagnostic.DiagnosticSeverity;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;

/// Prints workflow commands of GitHub Actions, which annotate the files of a pull request. Values
/// are escaped, so that a file can give no command of its own.
public final class GithubAnnotations {
    private final PrintWriter output;

    public GithubAnnotations(PrintWriter out) {
        this.output = out;
    }

    /// @param title a short name, such as the kind of the problem
    public void annotatePlace(
            DiagnosticSeverity severity,
            Path file,
            LineColumn place,
            String title,
            String message) {
        printCommand(severity, file, Optional.of(place), title, message);
    }

    /// Annotates a file as a whole.
    public void annotateFile(DiagnosticSeverity severity, Path file, String title, String message) {
        printCommand(severity, file, Optional.empty(), title, message);
    }

    private void printCommand(
            DiagnosticSeverity severity,
            Path file,
            Optional<LineColumn> place,
            String title,
            String message) {
        output.println(
                "::%s file=%s%s,title=%s::%s"
                        .formatted(
                                levelOf(severity),
                                escapedProperty(fileName(file)),
                                place.map(at -> ",line=%d,col=%d".formatted(at.line(), at.column()))
                                        .orElse(""),
                                escapedProperty(title),
                                escapedMessage(message)));
    }

    private static String levelOf(DiagnosticSeverity severity) {
        return switch (severity) {
            case ERROR -> "error";
            case WARNING -> "warning";
            case HINT -> "notice";
        };
    }

    /// GitHub finds a file by its path from the root of the repository, in which the workflow runs.
    private static String fileName(Path file) {
        Path folder = Path.of("").toAbsolutePath();
        Path absolutePath = file.toAbsolutePath().normalize();
        Path shown = absolutePath.startsWith(folder) ? folder.relativize(absolutePath) : file;
        return shown.toString().replace('\\', '/');
    }

    private static String escapedProperty(String property) {
        return escapedMessage(property).replace(":", "%3A").replace(",", "%2C");
    }

    private static String escapedMessage(String message) {
        return message.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A");
    }
}
