/// Writing YAML.
@NullMarked
package octavo.convert.yaml;

import org.jspecify.annotations.NullMarked;
