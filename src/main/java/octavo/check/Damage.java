package octavo.check;

import octavo.library.Library;

import java.util.stream.IntStream;
import java.util.stream.Stream;

/// What the parser could not read as the format wants it.
final class Damage implements Check {
    @Override
    public Stream<Problem> problems(Library library) {
        return IntStream.range(0, library.slots().size())
                .boxed()
                .flatMap(i ->
                        library.slots().get(i).item().diagnostics().stream()
                                .map(what -> new Problem(i, what)));
    }
}
