/** The styles of the part alone: what brings it to life is in the script of product pages. */
import './style.scss';
