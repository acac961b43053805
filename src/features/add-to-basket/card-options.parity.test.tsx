import { describeParity } from '../../../tests/parity';
import { CardOptions } from './card-options';

describeParity( 'card-options', CardOptions );
