package octavo.cli.shared;

import picocli.CommandLine.Option;

import java.nio.file.Path;
import java.util.List;

/// The option for the libraries that papers cite.
public final class OwnLibraries {
    @Option(
            names = "--library",
            arity = "1..*",
            paramLabel = "FILE",
            description = "Your libraries; if a key occurs twice, the first library wins.")
    private List<Path> libraries = List.of();

    public List<Path> files() {
        return libraries;
    }
}
