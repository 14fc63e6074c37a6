package octavo.cli.libraries;

import picocli.CommandLine.Option;

import java.nio.file.Path;
import java.util.List;

/// The option for the libraries that papers cite.
public final class OwnLibraries {
    @Option(
            names = "--library",
            arity = "1..*",
            paramLabel = "FILE",
            description = "Your libraries; of two entries with one key the first one's counts.")
    private List<Path> libraries = List.of();

    public List<Path> files() {
        return libraries;
    }
}
