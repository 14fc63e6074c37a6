package octavo.conversion;

import octavo.library.Library;
import octavo.library.Work;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;

/// A format that works are written in.
public interface ExportFormat {

    /// Its name in commands, sidecars and addresses, `csl-json`.
    String id();

    /// Its name for people, `CSL-JSON`.
    String displayName();

    /// What the names of its files end in, without the dot, the usual one first.
    List<String> fileExtensions();

    /// Other names that programs ask for it by.
    default List<String> aliases() {
        return List.of();
    }

    /// Whether its files may define strings and use them.
    default boolean hasStrings() {
        return false;
    }

    /// Some works of a library, in their order.
    ExportResult exportWorks(Library library, List<Work> works);

    /// A whole library.
    default ExportResult exportLibrary(Library library) {
        return exportWorks(library, Work.allOf(library).toList());
    }

    /// Whether the name of a file says that it has this format.
    default boolean isFormatOf(String fileName) {
        String extension = fileName.substring(fileName.lastIndexOf('.') + 1);
        return fileExtensions().contains(extension.toLowerCase(Locale.ROOT));
    }

    /// Whether a program asks for this format by a name.
    default boolean isCalled(String name) {
        return Stream.concat(Stream.of(id()), aliases().stream()).anyMatch(name::equalsIgnoreCase);
    }

    /// A format that has a place for publications alone, each by itself.
    static ExportFormat ofPublications(
            String id,
            String displayName,
            List<String> fileExtensions,
            List<String> aliases,
            Function<List<Work>, ExportResult> writer) {
        return new PublicationFormat(id, displayName, fileExtensions, aliases, writer);
    }

    /// See [#ofPublications].
    record PublicationFormat(
            String id,
            String displayName,
            List<String> fileExtensions,
            List<String> aliases,
            Function<List<Work>, ExportResult> writer)
            implements ExportFormat {
        public PublicationFormat {
            fileExtensions = List.copyOf(fileExtensions);
            aliases = List.copyOf(aliases);
        }

        @Override
        public ExportResult exportWorks(Library library, List<Work> works) {
            return writer.apply(works.stream().filter(Work::isPublication).toList());
        }
    }
}
