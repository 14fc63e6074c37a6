@NullMarked
package octavo.gitrepositories;

import org.jspecify.annotations.NullMarked;
