package octavo.cli.shared;

import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

import java.util.Map;
import java.util.Stack;

/// Takes what follows `--query` for a query even if it begins with a minus: `-has:doi` is not the
/// option `-h`. An option of one letter, or with two minus signs, still means that the query is
/// missing. A blank in front, which means nothing in a query, keeps picocli from taking it for one.
public final class QueryArgument implements IParameterPreprocessor {
    @Override
    @SuppressWarnings("JdkObsolete") // picocli's stack
    public boolean preprocess(
            Stack<String> arguments,
            CommandSpec command,
            ArgSpec argument,
            Map<String, Object> info) {
        if (!arguments.isEmpty() && arguments.peek().matches("-[^-].+")) {
            arguments.push(" " + arguments.pop());
        }
        return false;
    }
}
